import { foldedWords } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { isoDayIn } from '../dates.ts';
import type { Scope } from '../permissions/scope.ts';
import { personName } from './donor.ts';
import { byHand } from './refund-rows.ts';

/* Reads gifts for the Office. Gifts belong to the whole association, so a chapter’s scope contains none. */

/**
 * Time after which an unclear payment needs a volunteer’s attention, in milliseconds. The site asks the provider every minute
 * before that.
 */
const patienceMs = 3_600_000;

const giftsThatHang = (database: Database, now: number) =>
  database
    .selectFrom('donations')
    .where('state', 'in', ['created', 'approved', 'declined'])
    .where('asked_at', 'is not', null)
    .where('created_at', '<', new Date(now - patienceMs).toISOString());

/** Refunds requested from the provider at least an hour ago whose result is still unknown. */
export const refundsThatHang = (database: Database, now: number) =>
  database
    .selectFrom('donation_refunds')
    .where('donation_refunds.state', '=', 'asked')
    .where('donation_refunds.asked_at', '<', now - patienceMs);

/** Gifts whose capture was requested at least an hour ago and whose result is still unknown. Oldest first. */
export async function hangingGifts(database: Database, scope: Scope, now: number): Promise<DonationTable[]> {
  if (!scope.covers(null)) return [];
  return giftsThatHang(database, now).selectAll().orderBy('created_at').execute();
}

/** Number of gifts and refunds whose result has been unknown for at least an hour. */
export async function hangingCount(database: Database, scope: Scope, now: number): Promise<number> {
  if (!scope.covers(null)) return 0;
  const { gifts } = await giftsThatHang(database, now)
    .select(({ fn }) => fn.countAll<number>().as('gifts'))
    .executeTakeFirstOrThrow();
  const { refunds } = await refundsThatHang(database, now)
    .select(({ fn }) => fn.countAll<number>().as('refunds'))
    .executeTakeFirstOrThrow();
  return Number(gifts) + Number(refunds);
}

/** Time for which a payment that differs from its order is shown, in milliseconds. */
const shownMs = 30 * 86_400_000;

/** Gifts of the last 30 days whose captured amount or currency differs from the order, without fully refunded ones. Oldest first. */
export async function surprisingGifts(
  database: Database,
  scope: Scope,
  now: number,
): Promise<DonationTable[]> {
  if (!scope.covers(null)) return [];
  const rows = await database
    .selectFrom('donations')
    .selectAll()
    .where('state', '=', 'captured')
    .where('provider', '<>', byHand)
    .where('captured_at', '>', new Date(now - shownMs).toISOString())
    .orderBy('captured_at')
    .execute();
  return rows.filter(
    (row) =>
      (row.captured_cents !== row.cents || row.captured_currency !== row.currency) &&
      row.refunded_cents < (row.captured_cents ?? 0),
  );
}

/** Received amount of a gift next to the ordered amount. Instants are ISO. */
export const surpriseOf = (row: DonationTable) => ({
  cents: row.captured_cents ?? 0,
  currency: row.captured_currency ?? row.currency,
  orderedCents: row.cents,
  since: row.captured_at ?? row.created_at,
});

/** Donations of one month, after refunds. */
export interface MonthOfGiving {
  cents: number;
  count: number;
}

interface Accounts {
  /** IANA time zone in which months begin. */
  timeZone: string;
  /** Payment provider of the donations. */
  provider: string;
}

/** Returns a function that gives the month of an instant, as `2026-10`. */
const monthIn = (timeZone: string) => {
  const dayOf = isoDayIn(timeZone);
  return (instant: number) => dayOf(instant).slice(0, 7);
};

async function monthOfGiving(
  database: Database,
  month: string,
  { timeZone, provider }: Accounts,
): Promise<MonthOfGiving> {
  const begins = Date.parse(`${month}-01T00:00:00.000Z`);
  const day = 86_400_000;
  const rows = await database
    .selectFrom('donations')
    .select(['captured_at', 'captured_cents', 'refunded_cents'])
    .where('state', '=', 'captured')
    .where('provider', 'in', [provider, byHand])
    .where('captured_currency', '=', 'USD')
    // A day more on both sides: where the month begins depends on the zone.
    .where('captured_at', '>=', new Date(begins - day).toISOString())
    .where('captured_at', '<', new Date(begins + 32 * day).toISOString())
    .execute();
  const monthOf = monthIn(timeZone);
  const kept = rows
    .filter(({ captured_at }) => captured_at !== null && monthOf(Date.parse(captured_at)) === month)
    .map(({ captured_cents, refunded_cents }) => (captured_cents ?? 0) - refunded_cents)
    .filter((cents) => cents > 0);
  return { cents: kept.reduce((sum, cents) => sum + cents, 0), count: kept.length };
}

/** Donations of this month and of the same month last year; `undefined` outside the scope. */
export async function givingNow(
  database: Database,
  scope: Scope,
  accounts: Accounts,
  now: number,
): Promise<{ month: MonthOfGiving; yearAgo: MonthOfGiving } | undefined> {
  if (!scope.covers(null)) return undefined;
  const month = monthIn(accounts.timeZone)(now);
  const [year = '', rest = ''] = month.split('-');
  return {
    month: await monthOfGiving(database, month, accounts),
    yearAgo: await monthOfGiving(database, `${Number(year) - 1}-${rest}`, accounts),
  };
}

/** Columns of a gift in search results. */
export type FoundGift = Pick<
  DonationTable,
  'reference' | 'organization' | 'first_name' | 'last_name' | 'description' | 'cents' | 'state' | 'created_at'
>;

const columns = [
  ...(['reference', 'organization', 'first_name', 'last_name', 'description'] as const),
  ...(['cents', 'state', 'created_at'] as const),
];

/** Gifts whose references lie between two references. */
export async function giftsByReference(
  database: Database,
  scope: Scope,
  { least, most }: { least: string; most: string },
  limit: number,
): Promise<FoundGift[]> {
  if (!scope.covers(null)) return [];
  return database
    .selectFrom('donations')
    .select(columns)
    .where('reference', '>=', least)
    .where('reference', '<=', most)
    .orderBy('reference')
    .limit(limit)
    .execute();
}

/**
 * Gifts of donors with name words that start with the typed words, newest first. @param begins Condition for the words of one name.
 */
export async function giftsByName(
  database: Database,
  scope: Scope,
  begins: (words: readonly string[]) => boolean,
  limit: number,
): Promise<FoundGift[]> {
  if (!scope.covers(null)) return [];
  const rows = await database
    .selectFrom('donations')
    .select(columns)
    .where((where) => where.or([where('first_name', 'is not', null), where('organization', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .execute();
  return rows
    .filter((row) => begins(foldedWords(`${row.organization ?? ''} ${personName(row)}`)))
    .slice(0, limit);
}

/** References of gifts, by gift id. */
export async function giftReferences(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = database.selectFrom('donations').select(['id', 'reference']).where('id', 'in', ids);
  return new Map((await rows.execute()).map(({ id, reference }) => [id, reference]));
}
