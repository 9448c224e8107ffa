import { expect, test } from 'vitest';
import { checksOf, type LetterChecked, openWords, whyNotWords } from './checksOf.ts';

const at = new Date(2026, 9, 12, 20, 14).toISOString();
const now = new Date(2026, 9, 12, 20, 20).getTime();
const good: LetterChecked = {
  test: { at, to: 'meera@example.org', isCurrent: true },
  words: { subject: 44, text: 900, minutes: 2 },
  links: [{ href: 'https://example.org/news', state: 'good', said: '' }],
  postalAddress: '100 Example Street\nNaperville, IL 60540',
  mail: { isSetUp: true, domain: 'example.org', spf: 'found', dkim: 'found', dmarc: 'found', at },
  reached: 4103,
  isBulk: false,
};

test('a letter of which all is good', () => {
  expect(checksOf(good, now).map(({ state, name, fact }) => [state, name, fact])).toEqual([
    ['good', 'You read it in your own mailbox', 'Sent to meera@example.org at 8:14 PM'],
    ['good', 'Subject and text are there', '44 characters, 2 minutes to read'],
    ['good', 'The link answers', undefined],
    ['good', 'Your postal address stands under it', '100 Example Street, Naperville, IL 60540'],
    ['good', 'The mail server may write in your name', 'SPF, DKIM and DMARC found Oct 12, 2026, 8:14 PM'],
  ]);
});

const bad = { href: 'https://example.org/events/x', state: 'bad', said: 'says 404' } as const;

test.each<[Partial<LetterChecked>, string, string | undefined]>([
  [{ test: null }, 'You have not read it in your own mailbox', undefined],
  [
    { test: { at, to: 'meera@example.org', isCurrent: false } },
    'It has changed since you read it in your mailbox',
    'Sent to meera@example.org at 8:14 PM',
  ],
  [{ words: { subject: 0, text: 9, minutes: 1 } }, 'There is no subject', undefined],
  [{ words: { subject: 0, text: 0, minutes: 0 } }, 'There is no subject and no text', undefined],
  [
    { links: [...good.links, bad, ...good.links] },
    '1 of 3 links does not answer',
    'example.org/events/x says 404',
  ],
  [{ links: [bad] }, 'The link does not answer', 'example.org/events/x says 404'],
  [{ postalAddress: '' }, 'There is no postal address under it', 'Admins enter it in Settings, Your words.'],
  [
    { mail: { ...good.mail, isSetUp: false } },
    'Mail is not set up',
    'Whoever runs the server sets SMTP_URL.',
  ],
  [
    { mail: { ...good.mail, spf: 'none', dmarc: 'none' } },
    'Other servers may doubt that it is yours',
    'SPF and DMARC missing at example.org',
  ],
  [
    { isBulk: true },
    'More than 5,000 at once makes you a bulk sender, for good',
    'Let a sending service do it: whoever runs the server sets SMTP_URL to theirs.',
  ],
])('of %j one is open: %s', (changed, name, fact) => {
  const open = checksOf({ ...good, ...changed }, now).filter(({ state }) => state !== 'good');
  expect(open).toEqual([expect.objectContaining({ state: 'open', name })]);
  expect(open[0]?.fact).toBe(fact);
});

test('what nobody could say is neither good nor open', () => {
  const unsure: LetterChecked = {
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

test.each<[Partial<LetterChecked>, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ test: null }, undefined, 'One check is still open. You may send all the same.'],
  [{ test: null, links: [bad] }, undefined, '2 checks are still open. You may send all the same.'],
  [{ test: null, postalAddress: '' }, 'It cannot leave: there is no postal address under it.', undefined],
  [
    { words: { subject: 0, text: 0, minutes: 0 }, mail: { ...good.mail, isSetUp: false } },
    'It cannot leave: there is no subject and no text and mail is not set up.',
    undefined,
  ],
])('of %j it is said what keeps it from leaving: %s', (changed, stops, open) => {
  const checks = checksOf({ ...good, ...changed }, now);
  expect([whyNotWords(checks), openWords(checks)]).toEqual([stops, open]);
});
