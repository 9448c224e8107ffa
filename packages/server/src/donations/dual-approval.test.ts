import { officeGiftMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { dropRefund, saySecondYes } from './refunding.ts';
import { noon, treasury } from './test-giving.ts';

describe('second approval of a refund', () => {
  test('refuses a second approval after the association stopped requiring it', async () => {
    const { database, waiting, refunding } = await treasury({}, { large: true });
    const { named } = await waiting();
    await database.deleteFrom('second_yes').execute();
    expect(await saySecondYes(refunding, named, 'W')).toEqual({
      state: 'refused',
      field: 'refund',
      message: messages.nothingWaits,
    });
  });

  test('accepts a second approval only for a refund of the named gift', async () => {
    const { waiting, received, refunding } = await treasury({}, { large: true });
    const { named } = await waiting();
    const { reference } = await received({ order_id: 'ORDER2' });
    for (const other of [
      { ...named, refund: 'none' },
      { ...named, reference },
    ])
      expect([await saySecondYes(refunding, other, 'W'), await dropRefund(refunding, other, 'W')]).toEqual([
        { state: 'gone' },
        { state: 'gone' },
      ]);
  });

  test('refuses the refund when less than its amount is left, and makes it when exactly that amount is left', async () => {
    const { database, waiting, refund, refunding, refundsOf } = await treasury(undefined, { large: true });
    const { gift, named } = await waiting();
    await refund(gift, { id: 'R0', cents: 150_000, state: 'done', provider_id: 'P0' });
    expect(await saySecondYes(refunding, named, 'W')).toEqual({
      state: 'refused',
      field: 'refund',
      message: messages.amountLeft('$1,000.00'),
    });
    await database.updateTable('donation_refunds').set({ cents: 149_999 }).where('id', '=', 'R0').execute();
    expect(await saySecondYes(refunding, named, 'W')).toMatchObject({ refund: { state: 'done' } });
    expect(await refundsOf(gift)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  });

  test('refuses the refund when the provider no longer refunds the gift', async () => {
    const { waiting, refunding, asked } = await treasury(undefined, { large: true });
    const { named } = await waiting();
    const late = { ...refunding, now: () => noon + 181 * 86_400_000 };
    expect(await saySecondYes(late, named, 'W')).toEqual({
      state: 'refused',
      field: 'refund',
      message: messages.late,
    });
    const alone = { ...refunding, payments: undefined };
    expect(await saySecondYes(alone, named, 'W')).toEqual({
      state: 'refused',
      field: 'refund',
      message: messages.noProvider,
    });
    expect(asked).toEqual([]);
  });
});

describe('withdrawing a waiting refund', () => {
  test('refuses to withdraw a refund that was already made', async () => {
    const { waiting, refunding } = await treasury({}, { large: true });
    const { named } = await waiting();
    await saySecondYes(refunding, named, 'W');
    expect(await dropRefund(refunding, named, 'V')).toEqual({
      state: 'refused',
      field: 'refund',
      message: messages.nothingWaits,
    });
  });
});
