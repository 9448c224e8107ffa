import { expect, test } from 'vitest';
import { centsOf } from './dollars.ts';

test.each([
  ['250', 250_00],
  ['250.00', 250_00],
  [' $1,250.5 ', 1_250_50],
  ['0.07', 7],
  ['1234567', 1_234_567_00],
  ['$1,00,000', 100_000_00],
  ['\u00a050\u00a0', 50_00],
  ['५०', 50_00],
  ['＄５０', 50_00],
])('reads %j as %d cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));

test.each(['', 'abc', '1.234', '-5', '1,25', '1e3', '.5', '12 50', '1234567890'])(
  'rejects %j as an amount',
  (typed) => expect(centsOf(typed)).toBeUndefined(),
);
