import { expect, test } from 'vitest';
import { lineOf } from './lineOf.ts';

test('draws a longer line for a larger year, and a visible difference between one person and none', () => {
  const lines = [0, 1, 4, 25].map((count) => lineOf(count, 25));
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  expect(new Set(lines).size).toBe(4);
  expect(lines.at(-1)).toBe(60);
});

test('draws equal lines longer than an empty year’s if no counts are known', () => {
  expect(lineOf(undefined)).toBe(lineOf(undefined, 9));
  expect(lineOf(undefined)).toBeGreaterThan(lineOf(0, 9));
});
