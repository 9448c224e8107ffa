import { type GiftFields, officeGiftMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import type { DonationTable } from '../database/donation-tables.ts';
import { keepOrganisation } from '../settings/organisation.ts';
import { recordGift, sendReceipt, undoRecord, undoUntilOf } from './recording.ts';
import { at, givingBack, noon } from './test-giving.ts';

const quarterMs = 15 * 60_000;
const holdMs = 300_000;
const chicago = { name: 'Alumni', ein: '', timeZone: 'America/Chicago', email: '' };

const fields: GiftFields = {
  kind: 'check',
  firstName: 'Tara',
  lastName: 'Chinch',
  email: 'Tara@Example.org',
  cents: 10_000,
  contribution: 'gift',
  organization: '',
  fairValueCents: null,
  description: '',
  day: '2026-12-31',
  purpose: 'A bench',
  note: 'No. 117',
  receipt: true,
};

/** Treasurer V in Chicago, who records checks from the mail. */
async function post() {
  const made = await givingBack();
  const { database } = made;
  await keepOrganisation(database, chicago);
  return {
    ...made,
    /** Check recorded just now. */
    async recorded(more: Partial<GiftFields> = {}): Promise<DonationTable> {
      const outcome = await recordGift(database, { ...fields, ...more }, { volunteer: 'V', holdMs }, noon);
      if (outcome.state !== 'done') throw new Error(outcome.message);
      return outcome.row;
    },
    undo: ({ reference, version }: DonationTable, volunteer = 'V', now = noon) =>
      undoRecord(database, { reference, version }, volunteer, now),
    outbox: () => database.selectFrom('outbox').selectAll().execute(),
  };
}

describe('undoing a record', () => {
  test('reports that the receipt was already sent, and keeps its date', async () => {
    const { database, recorded, undo, giftNow, outbox } = await post();
    const gift = await recorded();
    await database.updateTable('outbox').set({ sent_at: at }).execute();
    expect(await undo(gift)).toEqual({ state: 'done', receiptLeft: true });
    expect(await giftNow(gift.id)).toMatchObject({ state: 'failed', receipt_at: at });
    expect(await outbox()).toHaveLength(1);
  });

  test('refuses another volunteer’s record, and undoes a record only once', async () => {
    const { recorded, undo, giftNow } = await post();
    const gift = await recorded();
    const refusal = { state: 'refused', message: messages.notRecorded };
    expect(await undo(gift, 'W')).toEqual(refusal);
    expect(await undo({ ...gift, version: 1 })).toEqual({ state: 'changed' });
    expect(await undo({ ...gift, reference: 'D-NONE' })).toEqual({ state: 'gone' });
    expect(await giftNow(gift.id)).toEqual(gift);
    await undo(gift);
    expect(await undo({ ...gift, version: 1 })).toEqual(refusal);
  });

  test('refuses a gift that came through the provider, even if a volunteer is named in it', async () => {
    const { received, undo } = await post();
    const gift = await received({ recorded_by: 'V' });
    expect(await undo(gift)).toEqual({ state: 'refused', message: messages.notRecorded });
  });

  test('allows undoing until the gift is refunded or part of a statement', async () => {
    const { recorded, received, refund, refundsOf } = await post();
    const gift = await recorded();
    const until = new Date(noon + quarterMs).toISOString();
    expect(undoUntilOf(gift, [], 'V', noon)).toBe(until);
    expect(undoUntilOf(gift, [], 'W', noon)).toBeNull();
    expect(undoUntilOf({ ...gift, statement: 'S' }, [], 'V', noon)).toBeNull();
    expect(undoUntilOf({ ...gift, state: 'failed' }, [], 'V', noon)).toBeNull();
    expect(undoUntilOf({ ...gift, provider: 'paypal' }, [], 'V', noon)).toBeNull();
    await refund(await received());
    await refund(gift, { id: 'R2' });
    expect(undoUntilOf(gift, await refundsOf(gift), 'V', noon)).toBeNull();
  });
});

describe('resending a receipt', () => {
  test('refuses a gift that was not received, has no email address, or does not exist', async () => {
    const { database, received, giftNow, outbox, auditActions } = await post();
    const failed = await received({ state: 'failed' });
    const unknown = await received({ order_id: 'ORDER2', email: null });
    for (const id of [failed.id, unknown.id, 'none'])
      expect(await sendReceipt(database, id, 'V', noon)).toBe(false);
    expect([await outbox(), await auditActions()]).toEqual([[], []]);
    expect(await giftNow(failed.id)).toEqual(failed);
  });
});
