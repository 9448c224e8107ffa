import { expect, test } from 'vitest';
import { drawnOf } from './drawn.ts';

const month = (cents: number, before = 0, refundedCents = 0) => ({
  cents,
  refundedCents,
  before: { cents: before },
});

test('the most of either year is the highest, the most given back the deepest', () => {
  expect(drawnOf([month(500_00, 1_000_00, 10_00), month(250_00, 0, 40_00)])).toEqual([
    { bar: 93, before: 186, back: 10 },
    { bar: 47, before: 0, back: 40 },
  ]);
});

test('a dollar beside a million is seen, nothing is not', () => {
  expect(drawnOf([month(1_00, 1_000_000_00, 1), month(0, 0, 5_000_00)])).toMatchObject([
    { bar: 3, back: 3 },
    { bar: 0, before: 0 },
  ]);
});

test('years without gifts are empty', () => {
  expect(drawnOf([month(0), month(0)])).toEqual(Array(2).fill({ bar: 0, before: 0, back: 0 }));
});
