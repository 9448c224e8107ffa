import { cleanCode, foldedWords, instantOf, lastInstantOf } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { GiftFilters, GiftRow, GiftState } from '@banyan/api/office';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import type { Tables } from '../database/tables.ts';
import { isoDayIn } from '../dates.ts';
import { receiptStatesOf } from '../mail/email-states.ts';
import type { Scope } from '../permissions/scope.ts';
import { organisation } from '../settings/organisation.ts';
import { donorName, personName } from './donor.ts';

/* Gifts as volunteers list them. Gifts belong to the whole association, so a chapter’s scope contains none. */

const perPage = 50;

/** State of a gift in the Office’s terms. */
export const stateOf = ({ state, asked_at }: Pick<DonationTable, 'state' | 'asked_at'>): GiftState => {
  if (state === 'captured') return 'received';
  if (state === 'failed') return 'failed';
  if (asked_at !== null) return 'hanging';
  return state === 'declined' ? 'declined' : 'open';
};

/** Instant at which a gift was received, or was ordered if it was not received. */
export const whenOf = (row: Pick<DonationTable, 'captured_at' | 'created_at'>) =>
  row.captured_at ?? row.created_at;

const referenceShape = /^D-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Builds a filter for gifts whose donor or reference matches the typed text. */
function isMeant(typed: string): (row: DonationTable) => boolean {
  const [text, words] = [emailKey(cleanCode(typed)), foldedWords(typed)];
  const reference = typed.toUpperCase();
  if (referenceShape.test(reference)) return (row) => row.reference === reference;
  return (row) => {
    if (text.includes('@')) return row.email_key?.startsWith(text) ?? false;
    const known = foldedWords(`${row.organization ?? ''} ${personName(row)}`);
    const isNamed = words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)));
    return isNamed || row.reference.startsWith(reference);
  };
}

/** Default condition of a list of gifts: received gifts, and those whose capture has an unknown result. */
export const isListed = (gift: ExpressionBuilder<Tables, 'donations'>) =>
  gift.or([gift('state', '=', 'captured'), gift('asked_at', 'is not', null)]);

/** Gifts that match the filter, newest first. */
export async function giftsMatching(
  database: Database,
  scope: Scope,
  { q, state, kind, from, to, least, most, refunded }: GiftFilters,
): Promise<DonationTable[]> {
  if (!scope.covers(null)) return [];
  const { timeZone } = await organisation(database);
  const [since, until] = [instantOf(from, timeZone), lastInstantOf(to, timeZone)];
  let gifts = database.selectFrom('donations').selectAll();
  if (kind) gifts = gifts.where('kind', '=', kind);
  if (least !== undefined)
    gifts = gifts.where(({ eb, fn }) => eb(fn.coalesce('captured_cents', 'cents'), '>=', least * 100));
  if (most !== undefined)
    gifts = gifts.where(({ eb, fn }) => eb(fn.coalesce('captured_cents', 'cents'), '<=', most * 100));
  if (refunded) gifts = gifts.where('refunded_cents', '>', 0);
  if (state === undefined) gifts = gifts.where(isListed);
  const at = (one: number) => new Date(one).toISOString();
  if (since !== undefined)
    gifts = gifts.where(({ eb, fn }) => eb(fn.coalesce('captured_at', 'created_at'), '>=', at(since)));
  if (until !== undefined)
    gifts = gifts.where(({ eb, fn }) => eb(fn.coalesce('captured_at', 'created_at'), '<=', at(until)));
  const rows = await gifts
    .orderBy(({ fn }) => fn.coalesce('captured_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ofState =
    state === undefined || state === 'all' ? rows : rows.filter((row) => stateOf(row) === state);
  return q === '' ? ofState : ofState.filter(isMeant(q));
}

/** Converts gifts to rows of a list. */
export async function giftRows(database: Database, rows: readonly DonationTable[]): Promise<GiftRow[]> {
  const { timeZone } = await organisation(database);
  const dayOf = isoDayIn(timeZone);
  const receipts = await receiptStatesOf(
    database,
    rows.flatMap(({ id, email, receipt_at }) =>
      email && receipt_at ? [{ about: id, recipient: email }] : [],
    ),
  );
  return rows.map((row) => ({
    reference: row.reference,
    day: dayOf(whenOf(row)),
    cents: row.captured_cents ?? row.cents,
    refundedCents: row.refunded_cents,
    donor: donorName(row),
    contribution: row.contribution,
    description: row.description,
    purpose: row.purpose ?? '',
    kind: row.kind,
    state: stateOf(row),
    receipt: row.receipt_at === null ? 'none' : (receipts.get(row.id) ?? 'sent'),
    demo: row.provider === 'demo',
  }));
}

/** Filters gifts that were received in US dollars. */
export const receivedOf = (rows: readonly DonationTable[]) =>
  rows.filter(({ state, captured_currency }) => state === 'captured' && captured_currency === 'USD');

/** Sums of the gifts received in US dollars, in cents. */
export const sumsOf = (rows: readonly DonationTable[]) => ({
  cents: receivedOf(rows).reduce((sum, { captured_cents }) => sum + (captured_cents ?? 0), 0),
  refundedCents: receivedOf(rows).reduce((sum, { refunded_cents }) => sum + refunded_cents, 0),
});

/** Page of gifts, and the sums of all matching gifts. */
export async function giftsPage(
  database: Database,
  scope: Scope,
  { page, ...filters }: GiftFilters & { page: number },
) {
  const all = await giftsMatching(database, scope, filters);
  const from = (page - 1) * perPage;
  return {
    rows: await giftRows(database, all.slice(from, from + perPage)),
    more: all.length > from + perPage,
    count: all.length,
    ...sumsOf(all),
  };
}
