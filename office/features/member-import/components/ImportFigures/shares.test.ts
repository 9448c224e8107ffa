import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

const whole = (counts: readonly number[]) => sharesOf(counts).reduce((sum, { width }) => sum + width, 0);

test('parts lie one after the other and fill the line', () => {
  expect(sharesOf([75, 25, 0])).toEqual([
    { x: 0, width: 75 },
    { x: 75, width: 25 },
    { x: 100, width: 0 },
  ]);
});

test('the smallest can be seen, and the whole stays whole', () => {
  const [, , rejected] = sharesOf([4812, 63, 1]);
  expect(rejected?.width).toBeGreaterThan(0.9);
  expect(whole([4812, 63, 1])).toBeCloseTo(100);
});

test('of nothing there is nothing', () => {
  expect(whole([0, 0, 0])).toBe(0);
});
