import { expect, test } from 'vitest';
import { isMonth, monthBeside, monthInWords, monthsOf } from './months.ts';

test('accepts only a valid year and month', () => {
  expect(['2026-12', '2004-06'].map(isMonth)).toEqual([true, true]);
  expect(
    [
      '2026-13',
      '2026-00',
      '2026-1',
      '2026-12-12',
      '0026-12',
      '1854-12',
      '2101-01',
      '',
      undefined,
      202_612,
    ].some(isMonth),
  ).toBe(false);
});

test('lists the months in which events begin, the latest first', () => {
  const week = { date: '2026-12-30', endDate: '2027-01-03' };
  const later = { date: '2027-02-01T05:00:00Z', timezone: 'America/Chicago' };
  expect(monthsOf([week, later, later])).toEqual(['2027-01', '2026-12']);
});

test('returns the month before and after, across the end of a year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(monthInWords('2026-12')).toBe('December 2026');
});
