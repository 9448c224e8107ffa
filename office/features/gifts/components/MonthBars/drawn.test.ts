import { expect, test } from 'vitest';
import { drawnOf } from './drawn.ts';

const month = (cents: number, before = 0, refundedCents = 0) => ({
  cents,
  refundedCents,
  before: { cents: before },
});

test('scales both years to the highest month, and refunds to the largest refund', () => {
  expect(drawnOf([month(500_00, 1_000_00, 10_00), month(250_00, 0, 40_00)])).toEqual([
    { bar: 93, before: 186, back: 10 },
    { bar: 47, before: 0, back: 40 },
  ]);
});

test('draws a dollar beside a million visibly, and draws nothing for zero', () => {
  expect(drawnOf([month(1_00, 1_000_000_00, 1), month(0, 0, 5_000_00)])).toMatchObject([
    { bar: 3, back: 3 },
    { bar: 0, before: 0 },
  ]);
});

test('returns zero heights for years without gifts', () => {
  expect(drawnOf([month(0), month(0)])).toEqual(Array(2).fill({ bar: 0, before: 0, back: 0 }));
});
