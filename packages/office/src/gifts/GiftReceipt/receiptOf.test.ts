import { expect, test } from 'vitest';
import { receiptOf } from './receiptOf.ts';

test('facts before the empty line, sentences after it; a day and a number share a row', () => {
  expect(
    receiptOf([
      'Receipt:  D-1',
      'EIN:  00-1',
      'Donor:  A: B',
      'Amount:  $5.00',
      'Date:  May 1',
      '',
      'No goods.',
      'A fund.',
    ]),
  ).toEqual({
    items: [
      { label: 'Receipt', value: 'D-1' },
      { label: 'Donor', value: 'A: B' },
      { label: 'EIN', value: '00-1', half: true },
      { label: 'Date', value: 'May 1', half: true },
    ],
    amount: '$5.00',
    note: 'No goods. A fund.',
  });
});

test('without an EIN the day has a row of its own, and without a value there is no fact', () => {
  expect(receiptOf(['Date:  May 1', 'Transaction:  '])).toEqual({
    items: [{ label: 'Date', value: 'May 1', half: false }],
    amount: '',
    note: '',
  });
});
