import { instantOf } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import { type GiftFields, officeGiftMessages as messages } from '@banyan/api/office';
import { type AuditAction, auditUnseen } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { newId, newReference } from '../database/identity.ts';
import { transaction } from '../database/transaction.ts';
import { isoDayIn } from '../dates.ts';
import { queueEmail, withdrawEmail } from '../mail/outbox.ts';
import { applyTransition, logTransition } from './donation-log.ts';
import { donationEmail } from './emails.ts';
import { issuer } from './issuer.ts';
import { byHand, refundsOf } from './refund-rows.ts';
import { giftByReference } from './rows.ts';

/* Records gifts that come by check or in cash. The site moves no money for them; they count in statements. */

/** Time within which the volunteer who recorded a gift can undo the record, in milliseconds. */
const undoMs = 15 * 60_000;

/** Undo deadline of a gift recorded by this volunteer; `null` if it cannot be undone. */
export function undoUntilOf(
  row: DonationTable,
  refunds: readonly DonationRefundTable[],
  volunteer: string,
  now: number,
): string | null {
  const until = Date.parse(row.created_at) + undoMs;
  const isTheirs = row.provider === byHand && row.recorded_by === volunteer && row.state === 'captured';
  return isTheirs && refunds.length === 0 && row.statement === null && until > now
    ? new Date(until).toISOString()
    : null;
}

/** Noon of a day, so that receipts show the same day in every time zone. */
const noonOf = (day: string, timeZone: string) =>
  new Date(instantOf(`${day}T12:00`, timeZone) ?? 0).toISOString();

/** Row of a gift that is recorded by hand. @param volunteer Id of the volunteer who records it. */
export function recordedGift(
  fields: GiftFields,
  timeZone: string,
  volunteer: string,
  now: number,
): DonationTable {
  const at = new Date(now).toISOString();
  const { firstName, lastName, email, cents, day, purpose, note, kind, contribution } = fields;
  return {
    id: newId(now),
    reference: newReference('D'),
    provider: byHand,
    order_id: null,
    state: 'captured',
    cents,
    currency: 'USD',
    token_hash: '',
    token_expires_at: 0,
    year: null,
    program: null,
    purpose,
    contribution,
    organization: fields.organization || null,
    fair_value_cents: fields.fairValueCents,
    description: fields.description,
    first_name: firstName || null,
    last_name: lastName || null,
    email: email || null,
    email_key: email ? emailKey(email) : null,
    claim: null,
    asked_at: null,
    attempt: 1,
    capture_id: null,
    captured_cents: cents,
    fee_cents: null,
    net_cents: null,
    captured_currency: 'USD',
    captured_at: noonOf(day, timeZone),
    refunded_cents: 0,
    created_at: at,
    changed_at: at,
    kind,
    note,
    recorded_by: volunteer,
    version: 0,
    receipt_at: fields.receipt ? at : null,
    statement: null,
    statement_at: null,
  };
}

const noted = (trx: Transaction, action: AuditAction['action'], id: string, volunteer: string, now: number) =>
  auditUnseen(trx, { who: volunteer, volunteer, action, subject: `gift ${id}`, detail: '' }, now);

/** Recorded gift, or an error message about the day. */
export type Recorded =
  | { state: 'done'; row: DonationTable; undoUntil: string }
  | { state: 'refused'; message: string };

/** Records a gift. Its receipt is scheduled for later, so that it can be withdrawn with the record. */
export const recordGift = (
  database: Database,
  fields: GiftFields,
  { volunteer, holdMs }: { volunteer: string; holdMs: number },
  now: number,
): Promise<Recorded> =>
  transaction(database, async (trx): Promise<Recorded> => {
    const office = await issuer(trx);
    if (fields.day > isoDayIn(office.timeZone)(new Date(now).toISOString()))
      return { state: 'refused', message: messages.dayFuture };
    const row = recordedGift(fields, office.timeZone, volunteer, now);
    await trx.insertInto('donations').values(row).execute();
    const step = { donation_id: row.id, from_state: null, to_state: row.state };
    await logTransition(trx, { ...step, cause: 'office', detail: '' }, now);
    const mail = fields.receipt ? donationEmail(office, row) : undefined;
    if (mail) await queueEmail(trx, mail, now, now + holdMs);
    await noted(trx, 'gift record', row.id, volunteer, now);
    return { state: 'done', row, undoUntil: new Date(now + undoMs).toISOString() };
  });

/** Result of undoing a record: done, gone, changed, or no longer possible. */
export type Undone =
  | { state: 'done'; receiptLeft: boolean }
  | { state: 'gone' }
  | { state: 'changed' }
  | { state: 'refused'; message: string };

/** Undoes a volunteer’s own record, and withdraws its receipt if it is not sent yet. */
export const undoRecord = (
  database: Database,
  { reference, version }: { reference: string; version: number },
  volunteer: string,
  now: number,
): Promise<Undone> =>
  transaction(database, async (trx): Promise<Undone> => {
    const row = await giftByReference(trx, reference);
    if (!row) return { state: 'gone' };
    if (row.provider !== byHand || row.recorded_by !== volunteer || row.state !== 'captured')
      return { state: 'refused', message: messages.notRecorded };
    if (row.version !== version) return { state: 'changed' };
    if (undoUntilOf(row, await refundsOf(trx, row.id), volunteer, now) === null)
      return { state: 'refused', message: messages.undoLate };
    const mail = row.email !== null && { about: row.id, recipient: row.email, promisedAt: row.created_at };
    const isSent = mail && (await withdrawEmail(trx, mail, now)).email === 'sent';
    const change = { version: row.version + 1, receipt_at: isSent ? row.receipt_at : null };
    await applyTransition(trx, row, { to: 'failed', cause: 'office', change }, now);
    await noted(trx, 'gift unrecord', row.id, volunteer, now);
    return { state: 'done', receiptLeft: isSent };
  });

/** Sends the receipt of a gift’s current state again. `false` if the gift has no email address or was not received. */
export const sendReceipt = (
  database: Database,
  id: string,
  volunteer: string,
  now: number,
): Promise<boolean> =>
  transaction(database, async (trx) => {
    const row = await trx.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirst();
    const mail = row?.state === 'captured' ? donationEmail(await issuer(trx), row) : undefined;
    if (!mail) return false;
    await queueEmail(trx, mail, now);
    await trx
      .updateTable('donations')
      .set({ receipt_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute();
    await noted(trx, 'gift receipt', id, volunteer, now);
    return true;
  });
