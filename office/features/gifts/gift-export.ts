import { deductibleCents } from '@banyan/api/internal';
import { type GiftFilters, officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import type { DonationTable } from '@banyan/server/database/donation-tables';
import { transaction } from '@banyan/server/database/transaction';
import { isoDayIn } from '@banyan/server/dates';
import { donorName, personName } from '@banyan/server/donations/donor';
import { giftsMatching, stateOf } from '@banyan/server/donations/office-gifts';
import { moneyText } from '@banyan/server/donations/payments/paypal-answers';
import { contributionOf } from '@banyan/server/donations/receipt';
import { toCsv } from '@banyan/server/http/csv';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import { scopeOf } from '@banyan/server/permissions/scope';
import { organisation } from '@banyan/server/settings/organisation';

/** Maximum number of rows in the file. */
const mostInFile = 100_000;

const columns = [
  ...['reference', 'day', 'donor', 'email', 'kind', 'state', 'amount', 'currency', 'refunded', 'net'],
  ...['purpose', 'note', 'provider', 'order_id', 'paypal_capture_id', 'paypal_fee', 'paypal_net'],
  ...['ordered_at', 'received_at', 'what_it_was', 'organization', 'contact'],
  ...['description', 'fair_value', 'deductible'],
];

const rowOf = (row: DonationTable, dayOf: (iso: string) => string) => ({
  reference: row.reference,
  day: dayOf(row.captured_at ?? row.created_at),
  donor: donorName(row),
  email: row.email ?? '',
  kind: row.kind,
  state: stateOf(row),
  amount: moneyText(row.captured_cents ?? row.cents),
  currency: row.captured_currency ?? row.currency,
  refunded: moneyText(row.refunded_cents),
  net: moneyText(Math.max(0, (row.captured_cents ?? 0) - row.refunded_cents)),
  purpose: row.purpose ?? '',
  note: row.note,
  provider: row.provider,
  order_id: row.order_id ?? '',
  paypal_capture_id: row.capture_id ?? '',
  paypal_fee: row.fee_cents === null ? '' : moneyText(row.fee_cents),
  paypal_net: row.net_cents === null ? '' : moneyText(row.net_cents),
  ordered_at: row.created_at,
  received_at: row.captured_at ?? '',
  what_it_was: row.contribution,
  organization: row.organization ?? '',
  contact: row.organization === null ? '' : personName(row),
  description: row.description,
  fair_value: row.fair_value_cents === null ? '' : moneyText(row.fair_value_cents),
  deductible: row.state === 'captured' ? moneyText(deductibleCents(contributionOf(row))) : '',
});

/** Gifts as a file, newest first, with the payment service’s numbers. The audit log notes the number of rows. */
export async function giftsFile(
  { database, now }: Services,
  actor: Actor,
  filters: GiftFilters,
): Promise<{ csv: string; rows: number }> {
  const gifts = await giftsMatching(database, scopeOf(actor, 'gift.export'), filters);
  if (gifts.length > mostInFile) throw new HttpError(422, messages.exportMany(mostInFile));
  const dayOf = isoDayIn((await organisation(database)).timeZone);
  const { id } = actor.volunteer;
  const auditAction = {
    who: id,
    volunteer: id,
    action: 'gift export',
    subject: 'gift all',
    detail: '',
  } as const;
  await transaction(database, (trx) =>
    auditUnseen(trx, { ...auditAction, data: { rows: gifts.length } }, now()),
  );
  return {
    csv: toCsv(
      columns,
      gifts.map((row) => rowOf(row, dayOf)),
    ),
    rows: gifts.length,
  };
}
