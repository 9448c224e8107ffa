import { expect, test } from 'vitest';
import { receiptDate, receiptSum } from './receiptWords.ts';

test('the day is the association’s, whatever the reader’s clock says', () => {
  expect(receiptDate('2026-11-21T06:30:00Z')).toBe('Nov 20, 2026');
  expect(receiptDate('2026-11-21T18:30:00Z')).toBe('Nov 21, 2026');
});

test('a date nobody can read is today', () => {
  expect(receiptDate('yesterday')).toBe(receiptDate(undefined));
});

test.each([
  [100, '$100.00'],
  [1250, '$1,250.00'],
  [undefined, '—'],
])('%s is written %s', (sum, words) => {
  expect(receiptSum(sum)).toBe(words);
});
