import { expect, test } from 'vitest';
import { agoWords, atWords, clockWords, comingWords, sendWords, untilWords } from './times.ts';

const now = new Date(2026, 9, 12, 20, 14).getTime();
const at = (...moment: [day: number, hour: number, minute: number]) =>
  new Date(2026, 9, ...moment).toISOString();

test.each([
  [at(12, 20, 13), 'now'],
  [at(12, 19, 44), '30 min ago'],
  [at(12, 18, 50), '1 hour ago'],
  [at(12, 2, 14), '18 hours ago'],
  [at(11, 23, 59), 'yesterday'],
  [at(10, 20, 14), 'Oct 10, 2026'],
])('describes the past time %s as %s', (then, words) => expect(agoWords(then, now)).toBe(words));

test.each([
  [at(12, 23, 0), 'until 11:00 PM'],
  [at(13, 11, 20), 'until tomorrow at 11:20 AM'],
  [at(20, 9, 5), 'until Oct 20, 2026, 9:05 AM'],
])('describes the end %s as %s', (then, words) => expect(untilWords(then, now)).toBe(words));

test.each([
  [at(12, 8, 5), 'at 8:05 AM'],
  [at(11, 23, 59), 'yesterday at 11:59 PM'],
  [at(10, 20, 14), 'on Oct 10, 2026'],
])('describes the past time %s within a sentence as %s', (then, words) =>
  expect(atWords(then, now)).toBe(words),
);

test.each([
  [at(12, 23, 0), 'at 11:00 PM'],
  [at(13, 11, 20), 'tomorrow at 11:20 AM'],
  [at(20, 9, 5), 'on Oct 20, 2026, at 9:05 AM'],
])('describes the coming time %s as %s', (then, words) => expect(comingWords(then, now)).toBe(words));

test.each([
  [at(12, 20, 11), '8:11 PM'],
  [at(11, 20, 11), 'Oct 11, 2026, 8:11 PM'],
])('formats the clock time of %s as %s', (then, words) => expect(clockWords(then, now)).toBe(words));

test.each([
  [at(12, 20, 19), 'at 8:19 PM'],
  [at(13, 15, 23), 'tomorrow at 3:23 PM, because this address already got an email today'],
  [at(12, 23, 5), 'at 11:05 PM, because this address already got an email in the 24 hours before'],
])('describes an email scheduled for %s as sent %s', (then, words) =>
  expect(sendWords(then, now, now)).toBe(words),
);

test('describes an email scheduled after midnight as sent tomorrow without a reason', () => {
  const late = new Date(2026, 9, 12, 23, 58).getTime();
  expect(sendWords(at(13, 0, 3), late, late)).toBe('tomorrow at 12:03 AM');
});
