import { bulkBeyond, type MailCheck } from '@banyan/api/office';
import { countWords } from '../../../kit/words/counts.ts';
import { atWords, momentWords } from '../../../kit/words/times.ts';
import type { client } from '../../../shell/client.ts';
import type { CampaignCheck } from '../components/CampaignChecks/CampaignChecks.tsx';

/** Result of checking a campaign on the server. */
export type CampaignChecked = Awaited<ReturnType<typeof client.checkCampaign>>;

const listed = new Intl.ListFormat('en-US');

const minutes = (count: number) => (count <= 1 ? 'a minute to read' : `${count} minutes to read`);

function testCheck(test: CampaignChecked['test'], now: number): CampaignCheck {
  const id = 'test';
  if (!test) return { id, state: 'open', name: 'You have not read it in your own inbox' };
  const fact = `Sent to ${test.to} ${atWords(test.at, now)}`;
  return test.isCurrent
    ? { id, state: 'good', name: 'You read it in your own inbox', fact }
    : { id, state: 'open', name: 'It has changed since you read it in your inbox', fact };
}

function wordsCheck({ subject, text, minutes: count }: CampaignChecked['words']): CampaignCheck {
  const id = 'words';
  if (subject > 0 && text > 0)
    return {
      id,
      state: 'good',
      name: 'It has a subject and text',
      fact: `${countWords(subject)} characters, ${minutes(count)}`,
    };
  const missing = subject > 0 ? 'text' : text > 0 ? 'subject' : 'subject and no text';
  return { id, state: 'open', stops: true, name: `There is no ${missing}` };
}

function linksCheck(links: CampaignChecked['links']): CampaignCheck {
  const id = 'links';
  if (links.length === 0) return { id, state: 'good', name: 'It has no links' };
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
          ? 'The link does not work'
          : `${bad.length} of ${links.length} links ${bad.length === 1 ? 'does' : 'do'} not work`,
      fact,
    };
  if (fact !== '') return { id, state: 'unknown', name: 'Some links were not checked', fact };
  return {
    id,
    state: 'good',
    name: links.length === 1 ? 'The link works' : `All ${links.length} links work`,
  };
}

const addressCheck = (postalAddress: string): CampaignCheck =>
  postalAddress === ''
    ? {
        id: 'address',
        state: 'open',
        stops: true,
        name: 'It has no postal address',
        fact: 'Admins enter it in Settings, Your words.',
      }
    : {
        id: 'address',
        state: 'good',
        name: 'It has your postal address',
        fact: postalAddress.replaceAll('\n', ', '),
      };

function mailCheck({ isSetUp, domain, spf, dkim, dmarc, at }: MailCheck): CampaignCheck {
  const id = 'mail';
  if (!isSetUp)
    return {
      id,
      state: 'open',
      stops: true,
      name: 'Email is not set up',
      fact: 'Ask the person who runs the server to set SMTP_URL.',
    };
  const records = Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc });
  const of = (found: MailCheck['spf']) => records.flatMap(([name, is]) => (is === found ? name : []));
  const missing = of('none');
  if (missing.length > 0)
    return {
      id,
      state: 'open',
      name: 'May land in spam',
      fact: `${listed.format(missing)} missing at ${domain}`,
    };
  if (of('unknown').length > 0)
    return { id, state: 'unknown', name: 'We could not check who may send in your name', fact: domain };
  return {
    id,
    state: 'good',
    name: 'The mail server may send in your name',
    fact: `SPF, DKIM and DMARC found ${momentWords(at)}`,
  };
}

/**
 * Converts the result to a list of checks. The last check is left out if it does not apply. @param now Current time, in
 * milliseconds.
 */
export const checksOf = (
  { test, words, links, postalAddress, mail, isBulk }: CampaignChecked,
  now: number,
): CampaignCheck[] => [
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
          name: `More than ${countWords(bulkBeyond)} at once makes you a bulk sender permanently`,
          fact: 'Use an email sending service: ask the person who runs the server to set SMTP_URL.',
        } as const,
      ]
    : []),
];

/** Sentence that explains why a campaign cannot be sent; `undefined` if it can. */
export function whyNotWords(checks: readonly CampaignCheck[]): string | undefined {
  const why = checks.flatMap(({ stops, name }) =>
    stops ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : [],
  );
  return why.length === 0 ? undefined : `It can’t be sent: ${listed.format(why)}.`;
}

/** Sentence about open checks that do not prevent sending; `undefined` if there are none. */
export function openWords(checks: readonly CampaignCheck[]): string | undefined {
  const open = checks.filter(({ state }) => state === 'open').length;
  if (open === 0 || whyNotWords(checks) !== undefined) return undefined;
  return `${open === 1 ? 'One check is' : `${open} checks are`} still open. You can send anyway.`;
}
