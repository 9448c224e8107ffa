import { expect, test } from 'vitest';
import { agoWords, atWords, untilWords } from './times.ts';

const now = new Date(2026, 9, 12, 20, 14).getTime();
const at = (...moment: [day: number, hour: number, minute: number]) =>
  new Date(2026, 9, ...moment).toISOString();

test.each([
  [at(12, 20, 13), 'now'],
  [at(12, 19, 44), '30 min ago'],
  [at(12, 18, 50), '1 hour ago'],
  [at(12, 2, 14), '18 hours ago'],
  [at(11, 23, 59), 'yesterday'],
  [at(10, 20, 14), '10 Oct 2026'],
])('%s was %s', (then, words) => expect(agoWords(then, now)).toBe(words));

test.each([
  [at(12, 23, 0), 'until 23:00'],
  [at(13, 11, 20), 'until tomorrow 11:20'],
  [at(20, 9, 5), 'until 20 Oct 2026, 09:05'],
])('%s is %s', (then, words) => expect(untilWords(then, now)).toBe(words));

test.each([
  [at(12, 8, 5), 'at 08:05'],
  [at(11, 23, 59), 'yesterday at 23:59'],
  [at(10, 20, 14), 'on 10 Oct 2026'],
])('%s was %s', (then, words) => expect(atWords(then, now)).toBe(words));
