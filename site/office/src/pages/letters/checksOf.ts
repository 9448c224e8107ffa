import { bulkBeyond, type MailCheck } from '@banyan/api/office';
import type { LetterCheck } from '@banyan/office/letters';
import { atWords, countWords, momentWords } from '@banyan/office/words';
import type { client } from '../../client.ts';

/** What was looked at before a letter leaves. */
export type LetterChecked = Awaited<ReturnType<typeof client.checkMailing>>;

const listed = new Intl.ListFormat('en-US');

const minutes = (count: number) => (count <= 1 ? 'a minute to read' : `${count} minutes to read`);

function testCheck(test: LetterChecked['test'], now: number): LetterCheck {
  const id = 'test';
  if (!test) return { id, state: 'open', name: 'You have not read it in your own mailbox' };
  const fact = `Sent to ${test.to} ${atWords(test.at, now)}`;
  return test.isCurrent
    ? { id, state: 'good', name: 'You read it in your own mailbox', fact }
    : { id, state: 'open', name: 'It has changed since you read it in your mailbox', fact };
}

function wordsCheck({ subject, text, minutes: count }: LetterChecked['words']): LetterCheck {
  const id = 'words';
  if (subject > 0 && text > 0)
    return {
      id,
      state: 'good',
      name: 'Subject and text are there',
      fact: `${countWords(subject)} characters, ${minutes(count)}`,
    };
  const missing = subject > 0 ? 'text' : text > 0 ? 'subject' : 'subject and no text';
  return { id, state: 'open', stops: true, name: `There is no ${missing}` };
}

function linksCheck(links: LetterChecked['links']): LetterCheck {
  const id = 'links';
  if (links.length === 0) return { id, state: 'good', name: 'There is no link in it' };
  const bad = links.filter(({ state }) => state === 'bad');
  const fact = links
    .filter(({ state }) => state !== 'good')
    .map(({ href, said }) => `${href.replace(/^https?:\/\//, '')} ${said}`)
    .join(', ');
  if (bad.length > 0)
    return {
      id,
      state: 'open',
      name:
        links.length === 1
          ? 'The link does not answer'
          : `${bad.length} of ${links.length} links ${bad.length === 1 ? 'does' : 'do'} not answer`,
      fact,
    };
  if (fact !== '') return { id, state: 'unknown', name: 'Some links were not looked at', fact };
  return {
    id,
    state: 'good',
    name: links.length === 1 ? 'The link answers' : `All ${links.length} links answer`,
  };
}

const addressCheck = (postalAddress: string): LetterCheck =>
  postalAddress === ''
    ? {
        id: 'address',
        state: 'open',
        stops: true,
        name: 'There is no postal address under it',
        fact: 'Admins enter it in Settings, Your words.',
      }
    : {
        id: 'address',
        state: 'good',
        name: 'Your postal address stands under it',
        fact: postalAddress.replaceAll('\n', ', '),
      };

function mailCheck({ isSetUp, domain, spf, dkim, dmarc, at }: MailCheck): LetterCheck {
  const id = 'mail';
  if (!isSetUp)
    return {
      ...{ id, state: 'open', stops: true, name: 'Mail is not set up' },
      fact: 'Whoever runs the server sets SMTP_URL.',
    };
  const records = Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc });
  const of = (found: MailCheck['spf']) => records.flatMap(([name, is]) => (is === found ? name : []));
  const missing = of('none');
  if (missing.length > 0)
    return {
      id,
      state: 'open',
      name: 'Other servers may doubt that it is yours',
      fact: `${listed.format(missing)} missing at ${domain}`,
    };
  if (of('unknown').length > 0)
    return { id, state: 'unknown', name: 'Nobody could say who may write in your name', fact: domain };
  return {
    id,
    state: 'good',
    name: 'The mail server may write in your name',
    fact: `SPF, DKIM and DMARC found ${momentWords(at)}`,
  };
}

/** What was looked at, as a list of checks. The last is there only where it matters. @param now When it is read, in milliseconds. */
export const checksOf = (
  { test, words, links, postalAddress, mail, isBulk }: LetterChecked,
  now: number,
): LetterCheck[] => [
  testCheck(test, now),
  wordsCheck(words),
  linksCheck(links),
  addressCheck(postalAddress),
  mailCheck(mail),
  ...(isBulk
    ? [
        {
          id: 'bulk',
          state: 'open',
          name: `More than ${countWords(bulkBeyond)} at once makes you a bulk sender, for good`,
          fact: 'Let a sending service do it: whoever runs the server sets SMTP_URL to theirs.',
        } as const,
      ]
    : []),
];

/** Why a letter cannot leave as it is; `undefined` when nothing that is open keeps it. */
export function whyNotWords(checks: readonly LetterCheck[]): string | undefined {
  const why = checks.flatMap(({ stops, name }) =>
    stops ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : [],
  );
  return why.length === 0 ? undefined : `It cannot leave: ${listed.format(why)}.`;
}

/** What is said of open checks that keep no letter from leaving; `undefined` for none. */
export function openWords(checks: readonly LetterCheck[]): string | undefined {
  const open = checks.filter(({ state }) => state === 'open').length;
  if (open === 0 || whyNotWords(checks) !== undefined) return undefined;
  return `${open === 1 ? 'One check is' : `${open} checks are`} still open. You may send all the same.`;
}
