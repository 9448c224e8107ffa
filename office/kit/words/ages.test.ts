import { expect, test } from 'vitest';
import { ageOf } from './ages.ts';

const now = Date.UTC(2026, 9, 12, 20, 0);
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

test.each([
  [150, 168, '6 days', 'Due in 18 hours'],
  [30, 168, '30 hours', 'Due in 5 days'],
  [40, 48, '40 hours', 'Due in 8 hours'],
  [1, 48, '1 hour', 'Due in 47 hours'],
  [0.4, 168, 'under an hour', 'Due in 7 days'],
  [-1, 48, 'under an hour', 'Due in 2 days'],
  [48, 48, '2 days', 'Due now'],
  [300, 168, '12 days', '5 days late'],
])('formats the age and the due date after %d hours of a promised %d', (hours, promised, words, due) => {
  expect(ageOf(hoursAgo(hours), now, promised)).toMatchObject({ words, due });
});
