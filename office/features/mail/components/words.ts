import { atWords, comingWords, longestHoldMs, sendWords } from '../../../kit/words/times.ts';
import type { OutboxEmail } from './MailList/MailList.tsx';

const minuteMs = 60_000;

const noAnswer = 'Our mail server did not answer.';

/** Meaning of each error code. The first five and the last two come from the connection, the others from the SMTP library. */
const failures: Readonly<Record<string, string>> = {
  ECONNREFUSED: noAnswer,
  ECONNRESET: noAnswer,
  ENOTFOUND: noAnswer,
  EHOSTUNREACH: noAnswer,
  ETIMEDOUT: noAnswer,
  ECONNECTION: noAnswer,
  EDNS: noAnswer,
  EPROTOCOL: noAnswer,
  ESOCKET: noAnswer,
  ETLS: 'Our mail server did not offer a secure connection.',
  EAUTH: 'Our mail server did not accept our name and password.',
  ENOAUTH: 'Our mail server did not accept our name and password.',
  EENVELOPE: 'Our mail server did not accept the address.',
  EMESSAGE: 'Our mail server did not accept the email.',
  unreachable: 'The mail server of this address rejected two campaigns.',
};

/** Reason a try failed, as a sentence: "Our mail server did not answer." */
export const failureWords = (code: string): string => failures[code] ?? 'The email could not be sent.';

function againWords({ when }: OutboxEmail, now: number): string {
  const minutes = Math.ceil((Date.parse(when) - now) / minuteMs);
  if (minutes <= 0) return 'We try again now.';
  if (minutes < 60) return `We try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
  return `We try again ${comingWords(when, now)}.`;
}

/** State of an email and its next step: "Our mail server did not answer. We try again in 5 minutes." */
export function progressWords(email: OutboxEmail, now: number): string {
  const { at, state, when, error } = email;
  switch (state) {
    case 'stuck':
      return `${failureWords(error)} We don’t try again.`;
    case 'retrying':
      return `${failureWords(error)} ${againWords(email, now)}`;
    case 'held':
      return `Sends ${sendWords(when, Date.parse(at), now)}.`;
    case 'sent':
      return `Sent ${atWords(when, now)}.`;
    case 'waiting':
      return 'Sends with the next batch.';
  }
}

/** Effect of “Send now” on a scheduled email. */
export const sendNowWords = ({ at, when }: OutboxEmail): string =>
  Date.parse(when) - Date.parse(at) > longestHoldMs
    ? '“Send now” does not wait for that: it sends the email today.'
    : 'Until then it can be undone. “Send now” sends it right away; after that it can’t be undone.';

/** True if the last try to send an email failed. */
export const isFailed = ({ state }: OutboxEmail): boolean => state === 'stuck' || state === 'retrying';

/** Number of tries of an email: "Tried 8 times." */
export const triesWords = ({ tries }: OutboxEmail): string =>
  `Tried ${tries === 1 ? 'once' : `${tries} times`}.`;
