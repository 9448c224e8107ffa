import { expect, test } from 'vitest';
import { placeIn, weeksOf } from './monthDays.ts';

test('splits a month into weeks', () => {
  expect(weeksOf('2026-12').map((week) => week.map((day) => Number(day?.slice(8) ?? 0)))).toEqual([
    [0, 0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 12],
    [13, 14, 15, 16, 17, 18, 19],
    [20, 21, 22, 23, 24, 25, 26],
    [27, 28, 29, 30, 31, 0, 0],
  ]);
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
});

test('numbers the days of an event that lasts several days', () => {
  expect(placeIn({ first: '2026-12-31', last: '2027-01-02' }, '2027-01-01')).toEqual([2, 3]);
  expect(placeIn({ first: '2026-12-31', last: '2026-12-31' }, '2026-12-31')).toBeUndefined();
});
