import { expect, test } from 'vitest';
import { monthHref, monthQuery } from './monthQuery.ts';

test('what an address says is read, and makes the same address', () => {
  const query = { month: '2026-12', chapter: 'bay-area' } as const;
  expect(monthQuery({ ...query, x: 1 })).toEqual(query);
  expect(monthHref(query)).toBe('/events/month?month=2026-12&chapter=bay-area');
  expect(monthHref({})).toBe('/events/month');
});

test('what makes no sense is as if it were not there', () => {
  expect(monthQuery({ month: '2026-13', chapter: 'ohio' })).toEqual({});
  expect(monthQuery({ month: { x: 1 }, chapter: '' })).toEqual({});
});
