import { expect, test } from 'vitest';
import { dayNumber, heldWords } from './events.ts';

test.each([
  ['2026-10-16T23:00:00.000Z', 'America/Chicago', '16', 'Friday, October 16, 6:00 PM in Chicago'],
  ['2026-10-17T02:30:00.000Z', 'America/Los_Angeles', '16', 'Friday, October 16, 7:30 PM in Los Angeles'],
  ['2026-10-24', null, '24', 'Saturday, October 24'],
  ['2026-10-24', 'America/Chicago', '24', 'Saturday, October 24'],
])('formats the day and time of an event at %s in %s', (date, timeZone, day, words) => {
  expect(dayNumber({ date, timeZone })).toBe(day);
  expect(heldWords({ date, timeZone })).toBe(words);
});
