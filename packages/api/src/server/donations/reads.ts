import type { Database, Writing } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { byHand } from './refund-rows.ts';

/** The latest gifts, newest first. */
export const latestDonations = (database: Database, most: number) =>
  database.selectFrom('donations').selectAll().orderBy('created_at', 'desc').limit(most).execute();

/** The gift of that reference or order id, whatever the case. */
export function donationByReference(database: Database, name: string): Promise<DonationTable | undefined> {
  const typed = name.trim().toUpperCase();
  return database
    .selectFrom('donations')
    .selectAll()
    .where((where) => where.or([where('reference', '=', typed), where('order_id', '=', typed)]))
    .executeTakeFirst();
}

/** Gifts of one donor in one year, oldest first. Amounts are what was kept after refunds, in cents. */
export interface YearOfGiving {
  firstName: string;
  lastName: string;
  /** Empty where none of the gifts has one; then they are together by the name. */
  email: string;
  gifts: readonly { reference: string; at: string; cents: number }[];
  cents: number;
  refundedCents: number;
  /** Ids of all of them, also of those of which nothing is left. */
  ids: readonly string[];
  /** The letter with this statement, as the outbox calls what it is about, and when it was written; `null` for none. */
  letter: { about: string; at: string } | null;
}

const kept = (row: DonationTable) => (row.captured_cents ?? 0) - row.refunded_cents;

/** Who gave: by e-mail, else by name. */
const donorOf = (row: DonationTable) =>
  row.email_key ?? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim().toLowerCase();

/**
 * Who gave what in a tax year; the name is the one given last. Gifts that were given back are left out, and so are those in another
 * currency, which only people can put right.
 * @param timeZone Where the year begins and ends.
 * @param provider Who takes money here; what was recorded by hand counts with it.
 */
export async function yearOfGiving(
  database: Database | Writing,
  { year, timeZone, provider }: { year: number; timeZone: string; provider: string },
): Promise<YearOfGiving[]> {
  const rows = await database
    .selectFrom('donations')
    .selectAll()
    .where('state', '=', 'captured')
    .where('provider', 'in', [provider, byHand])
    .where('captured_currency', '=', 'USD')
    // A day more on both sides: where the year begins depends on the zone.
    .where('captured_at', '>=', `${year - 1}-12-31`)
    .where('captured_at', '<', `${year + 1}-01-02`)
    .orderBy('captured_at')
    .orderBy('id')
    .execute();
  const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone });
  const yearOf = (iso: string) => format.format(Date.parse(iso));
  const ofYear = rows.filter((row) => yearOf(row.captured_at ?? '') === String(year));
  return [...Map.groupBy(ofYear, donorOf).values()]
    .map(statementOf)
    .filter(({ gifts }) => gifts.length > 0)
    .sort((one, other) => one.lastName.localeCompare(other.lastName));
}

function statementOf(rows: readonly DonationTable[]): YearOfGiving {
  const latest = rows.findLast((row) => kept(row) > 0);
  const stated = rows.find((row) => row.statement !== null);
  const gifts = rows
    .filter((row) => kept(row) > 0)
    .map((row) => ({
      reference: row.reference,
      at: row.captured_at ?? row.created_at,
      cents: kept(row),
    }));
  return {
    firstName: latest?.first_name ?? '',
    lastName: latest?.last_name ?? '',
    email: latest?.email ?? '',
    gifts,
    cents: gifts.reduce((sum, gift) => sum + gift.cents, 0),
    refundedCents: rows.reduce((sum, row) => sum + row.refunded_cents, 0),
    ids: rows.map(({ id }) => id),
    letter: stated ? { about: stated.statement ?? '', at: stated.statement_at ?? '' } : null,
  };
}
