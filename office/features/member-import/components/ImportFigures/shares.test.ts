import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

const whole = (counts: readonly number[]) => sharesOf(counts).reduce((sum, { width }) => sum + width, 0);

test('places the parts one after the other and fills the bar', () => {
  expect(sharesOf([75, 25, 0])).toEqual([
    { x: 0, width: 75 },
    { x: 75, width: 25 },
    { x: 100, width: 0 },
  ]);
});

test('keeps the smallest part visible and the total at 100', () => {
  const [, , rejected] = sharesOf([4812, 63, 1]);
  expect(rejected?.width).toBeGreaterThan(0.9);
  expect(whole([4812, 63, 1])).toBeCloseTo(100);
});

test('returns no widths when every count is zero', () => {
  expect(whole([0, 0, 0])).toBe(0);
});
