import { expect, test } from 'vitest';
import { ageOf } from './ages.ts';

const now = Date.UTC(2026, 9, 12, 20, 0);
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

test.each([
  [150, 168, '6 days', '6 of 7 days'],
  [30, 168, '30 hours', '1 of 7 days'],
  [40, 48, '40 hours', '40 of 48 hours'],
  [1, 48, '1 hour', '1 of 48 hours'],
  [0.4, 48, 'less than an hour', '0 of 48 hours'],
  [-1, 48, 'less than an hour', '0 of 48 hours'],
  [300, 168, '12 days', '12 of 7 days'],
])('%d hours of %d', (hours, promised, words, ofPromised) => {
  expect(ageOf(hoursAgo(hours), now, promised)).toMatchObject({ words, ofPromised });
});
