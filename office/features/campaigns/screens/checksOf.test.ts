import { expect, test } from 'vitest';
import { type CampaignChecked, checksOf, openWords, whyNotWords } from './checksOf.ts';

const at = new Date(2026, 9, 12, 20, 14).toISOString();
const now = new Date(2026, 9, 12, 20, 20).getTime();
const good: CampaignChecked = {
  test: { at, to: 'meera@example.org', isCurrent: true },
  words: { subject: 44, text: 900, minutes: 2 },
  links: [{ href: 'https://example.org/news', state: 'good', said: '' }],
  postalAddress: '100 Example Street\nNaperville, IL 60540',
  mail: { isSetUp: true, domain: 'example.org', spf: 'found', dkim: 'found', dmarc: 'found', at },
  reached: 4103,
  isBulk: false,
};

test('all checks of a complete campaign are good', () => {
  expect(checksOf(good, now).map(({ state, name, fact }) => [state, name, fact])).toEqual([
    ['good', 'You read it in your own inbox', 'Sent to meera@example.org at 8:14 PM'],
    ['good', 'It has a subject and text', '44 characters, 2 minutes to read'],
    ['good', 'The link works', undefined],
    ['good', 'It has your postal address', '100 Example Street, Naperville, IL 60540'],
    ['good', 'The mail server may send in your name', 'SPF, DKIM and DMARC found Oct 12, 2026, 8:14 PM'],
  ]);
});

const bad = { href: 'https://example.org/events/x', state: 'bad', said: 'says 404' } as const;

test.each<[Partial<CampaignChecked>, string, string | undefined]>([
  [{ test: null }, 'You have not read it in your own inbox', undefined],
  [
    { test: { at, to: 'meera@example.org', isCurrent: false } },
    'It has changed since you read it in your inbox',
    'Sent to meera@example.org at 8:14 PM',
  ],
  [{ words: { subject: 0, text: 9, minutes: 1 } }, 'There is no subject', undefined],
  [{ words: { subject: 0, text: 0, minutes: 0 } }, 'There is no subject and no text', undefined],
  [
    { links: [...good.links, bad, ...good.links] },
    '1 of 3 links does not work',
    'example.org/events/x says 404',
  ],
  [{ links: [bad] }, 'The link does not work', 'example.org/events/x says 404'],
  [{ postalAddress: '' }, 'It has no postal address', 'Admins enter it in Settings, Your words.'],
  [
    { mail: { ...good.mail, isSetUp: false } },
    'Email is not set up',
    'Ask the person who runs the server to set SMTP_URL.',
  ],
  [
    { mail: { ...good.mail, spf: 'none', dmarc: 'none' } },
    'May land in spam',
    'SPF and DMARC missing at example.org',
  ],
  [
    { isBulk: true },
    'More than 5,000 at once makes you a bulk sender permanently',
    'Use an email sending service: ask the person who runs the server to set SMTP_URL.',
  ],
])('with %j one check is open: %s', (changed, name, fact) => {
  const open = checksOf({ ...good, ...changed }, now).filter(({ state }) => state !== 'good');
  expect(open).toEqual([expect.objectContaining({ state: 'open', name })]);
  expect(open[0]?.fact).toBe(fact);
});

test('a check whose result is not known is neither good nor open', () => {
  const unsure: CampaignChecked = {
    ...good,
    mail: { ...good.mail, dkim: 'unknown' },
    links: [{ ...bad, state: 'not looked at', said: 'was not looked at' }],
  };
  expect(
    checksOf(unsure, now)
      .filter(({ state }) => state === 'unknown')
      .map(({ id }) => id),
  ).toEqual(['links', 'mail']);
});

test.each<[Partial<CampaignChecked>, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ test: null }, undefined, 'One check is still open. You can send anyway.'],
  [{ test: null, links: [bad] }, undefined, '2 checks are still open. You can send anyway.'],
  [{ test: null, postalAddress: '' }, 'It can’t be sent: it has no postal address.', undefined],
  [
    { words: { subject: 0, text: 0, minutes: 0 }, mail: { ...good.mail, isSetUp: false } },
    'It can’t be sent: there is no subject and no text and email is not set up.',
    undefined,
  ],
])('with %j the reason the campaign cannot be sent is %s', (changed, stops, open) => {
  const checks = checksOf({ ...good, ...changed }, now);
  expect([whyNotWords(checks), openWords(checks)]).toEqual([stops, open]);
});
