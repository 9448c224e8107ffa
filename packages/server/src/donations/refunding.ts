import { dollars } from '@banyan/api/internal';
import { officeGiftMessages as messages, secondYesAbove } from '@banyan/api/office';
import { type AuditAction, auditUnseen } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { newId } from '../database/identity.ts';
import { transaction } from '../database/transaction.ts';
import { askSecondYes, dropSecondYes, giveSecondYes, wantsSecondYes } from '../settings/dual-approval.ts';
import type { PaymentContext } from './record.ts';
import { giveBack } from './refund-reconcile.ts';
import { addUp, donationOf, refundableOf, refundsOf, sumOf } from './refund-rows.ts';

/** Context of refunds. Without a provider, only refunds made by hand can be recorded. */
export interface Refunding {
  database: Database;
  payments: PaymentContext | undefined;
  now: () => number;
}

/** Refund that a volunteer requests. */
export interface WantedRefund {
  reference: string;
  /** Version of the gift that the volunteer saw. */
  version: number;
  cents: number;
  reason: string;
  byHand: boolean;
  volunteer: string;
}

/** Result of a refund request: done, gone, changed, or refused with a message and the field it belongs to. */
export type RefundOutcome =
  | { state: 'done'; refund: DonationRefundTable }
  | { state: 'gone' }
  | { state: 'changed' }
  | { state: 'refused'; field: 'cents' | 'refund'; message: string };

const refused = (message: string, field: 'cents' | 'refund' = 'refund'): RefundOutcome => ({
  state: 'refused',
  field,
  message,
});

const noted = (
  trx: Transaction,
  action: AuditAction['action'],
  refund: DonationRefundTable,
  by: string,
  now: number,
) =>
  auditUnseen(
    trx,
    {
      who: by,
      volunteer: by,
      action,
      subject: `gift ${refund.donation_id}`,
      detail: '',
      data: { refund: refund.id },
    },
    now,
  );

/** True if a refund needs a second approval, together with earlier refunds of the gift that volunteers requested. */
const waitsForYes = async (trx: Transaction, cents: number, before: readonly DonationRefundTable[]) => {
  const wanted = before.filter(
    ({ state, volunteer_id }) => volunteer_id !== null && state !== 'failed' && state !== 'dropped',
  );
  return cents + sumOf(wanted) > secondYesAbove && (await wantsSecondYes(trx));
};

function rowOf(row: DonationTable, wanted: WantedRefund, state: 'waits' | 'asked' | 'done', now: number) {
  const at = new Date(now).toISOString();
  return {
    id: newId(now),
    donation_id: row.id,
    cents: wanted.cents,
    reason: wanted.reason,
    volunteer_id: wanted.volunteer,
    by_hand: wanted.byHand ? 1 : 0,
    cause: 'office',
    detail: '',
    state,
    provider_id: null,
    created_at: at,
    asked_at: state === 'asked' ? now : null,
    settled_at: state === 'done' ? at : null,
  } satisfies DonationRefundTable;
}

/** Checks that the gift is unchanged and refundable; returns its refund options or the reason for refusing. */
async function checked(
  trx: Transaction,
  { payments, now }: Refunding,
  wanted: WantedRefund,
): Promise<RefundOutcome | { state: 'fine'; row: DonationTable; refunds: DonationRefundTable[] }> {
  const row = await trx
    .selectFrom('donations')
    .selectAll()
    .where('reference', '=', wanted.reference)
    .executeTakeFirst();
  if (!row) return { state: 'gone' };
  if (row.version !== wanted.version) return { state: 'changed' };
  const refunds = await refundsOf(trx, row.id);
  const can = refundableOf(row, refunds, { provider: payments?.provider.name, now: now() });
  if (can.way !== (wanted.byHand ? 'by-hand' : 'provider')) return refused(can.why || messages.nothingLeft);
  if (wanted.cents > can.cents) return refused(messages.amountLeft(dollars(can.cents)), 'cents');
  return { state: 'fine', row, refunds };
}

/** Stores a refund before it is requested from the provider. */
const stored = (refunding: Refunding, wanted: WantedRefund): Promise<RefundOutcome> =>
  transaction(refunding.database, async (trx): Promise<RefundOutcome> => {
    const now = refunding.now();
    const can = await checked(trx, refunding, wanted);
    if (can.state !== 'fine') return can;
    const waits = await waitsForYes(trx, wanted.cents, can.refunds);
    const state = wanted.byHand ? 'done' : 'asked';
    const refund = rowOf(can.row, wanted, waits ? 'waits' : state, now);
    await trx.insertInto('donation_refunds').values(refund).execute();
    await trx
      .updateTable('donations')
      .set({ version: can.row.version + 1 })
      .where('id', '=', can.row.id)
      .execute();
    if (waits) await askSecondYes(trx, { kind: 'refund', subject: refund.id }, wanted.volunteer, now);
    const row = { ...can.row, version: can.row.version + 1 };
    await addUp(trx, row, { cause: 'office', now });
    await noted(trx, waits ? 'refund wait' : 'refund', refund, wanted.volunteer, now);
    return { state: 'done', refund };
  });

/**
 * Stores a refund and requests it from the provider. The returned state is certain; `asked` means unknown, and is looked up every
 * minute.
 */
export async function refundDonation(refunding: Refunding, wanted: WantedRefund): Promise<RefundOutcome> {
  const outcome = await stored(refunding, wanted);
  if (outcome.state !== 'done' || !refunding.payments) return outcome;
  return { state: 'done', refund: await giveBack(refunding.payments, outcome.refund.id, 'office') };
}

/** Refund of a gift as identified by a URL. */
export interface NamedRefund {
  reference: string;
  refund: string;
}

async function waitingRefund(trx: Transaction, { reference, refund }: NamedRefund) {
  const found = await trx
    .selectFrom('donation_refunds')
    .innerJoin('donations', 'donations.id', 'donation_refunds.donation_id')
    .selectAll('donation_refunds')
    .where('donation_refunds.id', '=', refund)
    .where('donations.reference', '=', reference)
    .executeTakeFirst();
  return found;
}

const moved = async (
  trx: Transaction,
  { id, donation_id }: DonationRefundTable,
  to: Partial<DonationRefundTable>,
) => {
  await trx.updateTable('donation_refunds').set(to).where('id', '=', id).execute();
  await trx
    .updateTable('donations')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', donation_id)
    .execute();
};

/** Records the second approval and requests the refund. */
export async function saySecondYes(
  refunding: Refunding,
  named: NamedRefund,
  volunteer: string,
): Promise<RefundOutcome> {
  const { database, payments, now } = refunding;
  const outcome = await transaction(database, async (trx): Promise<RefundOutcome> => {
    const refund = await waitingRefund(trx, named);
    if (!refund) return { state: 'gone' };
    if (refund.state !== 'waits') return refused(messages.nothingWaits);
    const row = await donationOf(trx, refund.donation_id);
    // The waiting refund itself does not reduce the amount it may use.
    const others = (await refundsOf(trx, row.id)).filter(({ id }) => id !== refund.id);
    const can = refundableOf(row, others, { provider: payments?.provider.name, now: now() });
    if (can.way !== (refund.by_hand === 1 ? 'by-hand' : 'provider')) return refused(can.why);
    if (refund.cents > can.cents) return refused(messages.amountLeft(dollars(can.cents)));
    const yes = await giveSecondYes(trx, { kind: 'refund', subject: refund.id }, volunteer, now());
    if (yes !== 'given') return refused(yes === 'own' ? messages.ownYes : messages.nothingWaits);
    const at = new Date(now()).toISOString();
    const to =
      refund.by_hand === 1
        ? { state: 'done' as const, settled_at: at }
        : { state: 'asked' as const, asked_at: now() };
    await moved(trx, refund, to);
    await addUp(trx, await donationOf(trx, row.id), { cause: 'office', now: now() });
    await noted(trx, 'refund yes', refund, volunteer, now());
    return { state: 'done', refund: { ...refund, ...to } };
  });
  if (outcome.state !== 'done' || !payments) return outcome;
  return { state: 'done', refund: await giveBack(payments, outcome.refund.id, 'office') };
}

/** Withdraws a refund that waits for a second approval. */
export const dropRefund = (
  { database, now }: Refunding,
  named: NamedRefund,
  volunteer: string,
): Promise<RefundOutcome> =>
  transaction(database, async (trx): Promise<RefundOutcome> => {
    const refund = await waitingRefund(trx, named);
    if (!refund) return { state: 'gone' };
    if (refund.state !== 'waits') return refused(messages.nothingWaits);
    const to = { state: 'dropped' as const, settled_at: new Date(now()).toISOString() };
    await moved(trx, refund, to);
    await dropSecondYes(trx, { kind: 'refund', subject: refund.id });
    await noted(trx, 'refund drop', refund, volunteer, now());
    return { state: 'done', refund: { ...refund, ...to } };
  });
