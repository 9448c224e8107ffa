import { expect, test } from 'vitest';
import { monthHref, monthQuery } from './monthQuery.ts';

test('reads a URL and writes the same URL again', () => {
  const query = { month: '2026-12', chapter: 'bay-area' } as const;
  expect(monthQuery({ ...query, x: 1 })).toEqual(query);
  expect(monthHref(query)).toBe('/events/month?month=2026-12&chapter=bay-area');
  expect(monthHref({})).toBe('/events/month');
});

test('ignores invalid values', () => {
  expect(monthQuery({ month: '2026-13', chapter: 'ohio' })).toEqual({});
  expect(monthQuery({ month: { x: 1 }, chapter: '' })).toEqual({});
});
