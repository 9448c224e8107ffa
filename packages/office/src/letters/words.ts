import type { Mailing, MailingFault, MailingRow, MailingState } from '@banyan/api/office';
import { atWords, comingWords, dayWords } from '../words/index.ts';

/** What each state is called beside a letter. */
export const mailingStateNames: Readonly<Record<MailingState, string>> = {
  draft: 'Draft',
  waits: 'Waits for a second yes',
  held: 'Held',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};

/** How much of a subject phones show, in characters. */
export const subjectOnPhones = 38;

/** "6 minutes 11 left to think", "40 seconds left to think". */
export function leftToThink(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left to think`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${seconds % 60} left to think`;
}

/** What happened last to a letter: "Sends at 8:30 PM", "Sent Oct 12, 2026". */
function happened(row: MailingRow, now: number): string {
  if (row.state === 'held' && row.leavesAt !== null) return `Sends ${comingWords(row.leavesAt, now)}`;
  if (row.endedAt !== null) return `${row.state === 'stopped' ? 'Stopped' : 'Sent'} ${dayWords(row.endedAt)}`;
  if (row.begunAt !== null) return `Started ${atWords(row.begunAt, now)}`;
  return `Written ${atWords(row.changedAt, now)}`;
}

/** What tells one letter from another: "Members who said yes. Sent Oct 12, 2026, by Leela Umbar." */
export const mailingFacts = (row: MailingRow, now: number): string =>
  `${row.about}. ${happened(row, now)}, by ${row.by}.`;

const faults: Readonly<Record<MailingFault, { why: string; next: string }>> = {
  later: { why: 'Their server says: later', next: 'Nobody asks again' },
  full: { why: 'Mailbox full', next: 'Given up for this letter. The next one tries again' },
  'no-mailbox': { why: 'No such mailbox', next: 'Given up. After the second letter: unreachable' },
  refused: {
    why: 'Their server does not want it',
    next: 'Given up for this letter. The next one tries again',
  },
  'our-server': { why: 'Our mail server could not be reached', next: 'Nobody asks again' },
  unsure: { why: 'The server stopped while it left', next: 'It may have arrived; nobody gets it twice' },
};

/** Why some did not get it, and what happens then: "We ask again at 8:50 PM". */
export function refusedWords({ why, again }: Mailing['refused'][number], now: number) {
  const { why: words, next } = faults[why];
  return { why: words, next: again === null ? next : `We ask again ${atWords(again, now)}` };
}
