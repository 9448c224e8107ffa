import { expect, test } from 'vitest';
import { screensFor } from './screens.ts';

type Somebody = Parameters<typeof screensFor>[0];

const admin: Somebody = { grants: [{ role: 'admin', chapter: null }] };
const organiser: Somebody = { grants: [{ role: 'organiser', chapter: 'bay-area' }] };

const titles = (me: Somebody, words: string) => screensFor(me, words).map(({ title }) => title);

test.each([
  ['settings', 'Settings'],
  ['mail', 'Mail'],
  ['outbox', 'Mail'],
  ['events', 'Events'],
  ['new event', 'New event'],
  ['log', 'Log'],
  ['me', 'Me'],
  ['volunteers', 'Volunteers'],
  ['members', 'Members'],
  ['import', 'Import members'],
  ['csv', 'Import members'],
  ['invite', 'Invite a volunteer'],
  ['INVITE a vol', 'Invite a volunteer'],
  ['refund', 'Gifts'],
  ['check', 'Record a gift'],
  ['statements', 'Statements'],
])('the search for %s finds %s first', (words, first) => expect(titles(admin, words)[0]).toBe(first));

test('finds nothing for empty or unknown words', () => {
  expect(titles(admin, ' ')).toEqual([]);
  expect(titles(admin, 'dues')).toEqual([]);
  expect(titles(admin, 'settings dues')).toEqual([]);
});

test('finds only screens that the volunteer may open', () => {
  expect(titles(organiser, 'settings')).toEqual([]);
  expect(titles(organiser, 'refund')).toEqual([]);
  expect(titles(organiser, 'me')).toContain('Me');
});
