import type { Database } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';

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
  email: string;
  gifts: readonly { reference: string; at: string; cents: number }[];
  cents: number;
}

const kept = (row: DonationTable) => (row.captured_cents ?? 0) - row.refunded_cents;

/**
 * Who gave what in a tax year, by e-mail address; the name is the one given last. Gifts that were given back are left out,
 * and so are those in another currency, which only people can put right.
 * @param timeZone Where the year begins and ends.
 */
export async function yearOfGiving(
  database: Database,
  { year, timeZone, provider }: { year: number; timeZone: string; provider: string },
): Promise<YearOfGiving[]> {
  const rows = await database
    .selectFrom('donations')
    .selectAll()
    .where('state', '=', 'captured')
    .where('provider', '=', provider)
    .where('captured_currency', '=', 'USD')
    // A day more on both sides: where the year begins depends on the zone.
    .where('captured_at', '>=', `${year - 1}-12-31`)
    .where('captured_at', '<', `${year + 1}-01-02`)
    .orderBy('captured_at')
    .execute();
  const yearOf = (iso: string) => new Date(iso).toLocaleDateString('en-US', { year: 'numeric', timeZone });
  const byDonor = Map.groupBy(
    rows.filter(
      (row) => row.email !== null && kept(row) > 0 && yearOf(row.captured_at ?? '') === String(year),
    ),
    (row) => row.email_key,
  );
  return [...byDonor.values()]
    .map(statementOf)
    .sort((one, other) => one.lastName.localeCompare(other.lastName));
}

function statementOf(rows: readonly DonationTable[]): YearOfGiving {
  const latest = rows.at(-1);
  const gifts = rows.map((row) => ({
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
  };
}
