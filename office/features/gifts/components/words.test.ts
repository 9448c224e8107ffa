import { expect, test } from 'vitest';
import { feeWords, receiptWords, takenWords } from './words.ts';

test.each([
  [{ state: 'received', receipt: 'sent', refundedCents: 0 }, 'sent'],
  [{ state: 'received', receipt: 'sent', refundedCents: 100 }, 'corrected'],
  [{ state: 'received', receipt: 'waiting', refundedCents: 100 }, 'waiting'],
  [{ state: 'received', receipt: 'none', refundedCents: 0 }, 'none'],
  [{ state: 'open', receipt: 'none', refundedCents: 0 }, ''],
] as const)('for the gift %j the receipt state is %s', (gift, words) =>
  expect(receiptWords(gift)).toBe(words),
);

test.each([
  ['USD', 'captured $20.00 of $25.00'],
  ['EUR', 'captured 20.00 EUR, ordered $25.00'],
])('describes a captured amount in %s as %s', (currency, words) =>
  expect(takenWords({ cents: 20_00, currency, orderedCents: 25_00 })).toBe(words),
);

test('shows the fee and the net amount of a gift together', () => {
  expect(feeWords({ cents: 7_77, netCents: 242_23 })).toBe('fee $7.77, for us $242.23');
  expect(feeWords({ cents: 50, netCents: -40 })).toBe('fee $0.50, for us -$0.40');
});
