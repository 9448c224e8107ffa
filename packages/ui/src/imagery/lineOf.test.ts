import { expect, test } from 'vitest';
import { lineOf, longestLine } from './lineOf.ts';

test('grows with the square root of the count, up to the whole height', () => {
  expect([4, 16, 64].map((count) => lineOf(count, 64) / longestLine)).toEqual([1 / 4, 1 / 2, 1]);
});

test('draws a visible difference between nobody, one person beside a large class, and an unknown count', () => {
  expect(lineOf(0, 900)).toBeLessThan(lineOf(1, 900));
  expect(lineOf(1, 900)).toBeLessThan(lineOf(undefined));
});
