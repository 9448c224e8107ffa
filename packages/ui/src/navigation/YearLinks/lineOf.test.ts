import { expect, test } from 'vitest';
import { lineOf } from './lineOf.ts';

test('the more a year holds the longer its line, and one person is more than nobody', () => {
  const lines = [0, 1, 4, 25].map((count) => lineOf(count, 25));
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  expect(new Set(lines).size).toBe(4);
  expect(lines.at(-1)).toBe(60);
});

test('where nothing is known all are alike, and longer than nobody', () => {
  expect(lineOf(undefined)).toBe(lineOf(undefined, 9));
  expect(lineOf(undefined)).toBeGreaterThan(lineOf(0, 9));
});
