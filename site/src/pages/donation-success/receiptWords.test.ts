import { expect, test } from 'vitest';
import { receiptDate, receiptSum } from './receiptWords.ts';

test('dates a receipt in the association’s time zone', () => {
  expect(receiptDate('2026-11-21T06:30:00Z')).toBe('Nov 20, 2026');
  expect(receiptDate('2026-11-21T18:30:00Z')).toBe('Nov 21, 2026');
});

test('dates a receipt today when its date is unreadable', () => {
  expect(receiptDate('yesterday')).toBe(receiptDate(undefined));
});

test.each([
  [100, '$100.00'],
  [1250, '$1,250.00'],
  [undefined, '—'],
])('formats the amount %s as %s', (sum, words) => {
  expect(receiptSum(sum)).toBe(words);
});
