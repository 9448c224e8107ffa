import type { Database } from '../database/database.ts';
import { isoDayIn } from '../dates.ts';
import type { Scope } from '../permissions/scope.ts';
import { organisation } from '../settings/organisation.ts';
import { donorName, foldedName } from './donor.ts';
import { giftRows } from './office-gifts.ts';
import { hangingGifts, refundsThatHang, surpriseOf, surprisingGifts } from './office-reads.ts';
import { byHand } from './refund-rows.ts';

/** Money received or refunded on a calendar day. */
interface Booked {
  day: string;
  cents: number;
  /** Key of the donor; empty if unknown. */
  donor: string;
}

const most = (year: number) => ({ from: `${year - 2}-12-31`, until: `${year + 1}-01-02` });

async function came(database: Database, provider: string, year: number, dayOf: (iso: string) => string) {
  const rows = await database
    .selectFrom('donations')
    .select(['captured_at', 'captured_cents', 'refunded_cents', 'email_key', 'id', 'organization'])
    .where('state', '=', 'captured')
    .where('captured_currency', '=', 'USD')
    .where('provider', 'in', [provider, byHand])
    .where('captured_at', '>=', most(year).from)
    .where('captured_at', '<', most(year).until)
    .execute();
  return rows.map(({ captured_at, captured_cents, refunded_cents, email_key, id, organization }) => ({
    day: dayOf(captured_at ?? ''),
    cents: captured_cents ?? 0,
    kept: (captured_cents ?? 0) - refunded_cents,
    donor: organization === null ? (email_key ?? id) : foldedName(organization),
  }));
}

async function went(
  database: Database,
  provider: string,
  year: number,
  dayOf: (iso: string) => string,
): Promise<Booked[]> {
  const rows = await database
    .selectFrom('donation_refunds')
    .innerJoin('donations', 'donations.id', 'donation_refunds.donation_id')
    .select(['donation_refunds.settled_at as at', 'donation_refunds.cents as cents'])
    .where('donation_refunds.state', '=', 'done')
    .where('donations.captured_currency', '=', 'USD')
    .where('donations.provider', 'in', [provider, byHand])
    .where('donation_refunds.settled_at', '>=', most(year).from)
    .where('donation_refunds.settled_at', '<', most(year).until)
    .execute();
  return rows.map(({ at, cents }) => ({ day: dayOf(at ?? ''), cents, donor: '' }));
}

const sum = (some: readonly { cents: number }[]) => some.reduce((all, { cents }) => all + cents, 0);

/** Refunds requested from the provider at least an hour ago whose result is still unknown. Oldest first. */
export async function hangingRefunds(database: Database, scope: Scope, now: number) {
  if (!scope.covers(null)) return [];
  const rows = await refundsThatHang(database, now)
    .innerJoin('donations', 'donations.id', 'donation_refunds.donation_id')
    .select(['donations.reference', 'donation_refunds.cents', 'donation_refunds.created_at'])
    .orderBy('donation_refunds.created_at')
    .execute();
  return rows.map(({ reference, cents, created_at }) => ({ reference, cents, since: created_at }));
}

/** Refunds that wait for a second approval, oldest first, with the id of the volunteer who requested each. */
export async function waitingRefunds(database: Database, scope: Scope) {
  if (!scope.covers(null)) return [];
  const rows = await database
    .selectFrom('donation_refunds')
    .innerJoin('donations', 'donations.id', 'donation_refunds.donation_id')
    .select([
      'donations.reference',
      'donation_refunds.cents',
      'donation_refunds.volunteer_id',
      'donation_refunds.created_at',
    ])
    .where('donation_refunds.state', '=', 'waits')
    .orderBy('donation_refunds.created_at')
    .execute();
  return rows.map(({ reference, cents, volunteer_id, created_at }) => ({
    reference,
    cents,
    by: volunteer_id ?? '',
    at: created_at,
  }));
}

/** Totals of this year next to last year. A refund counts in the month in which it was made. */
export async function giftTotals(database: Database, scope: Scope, provider: string, now: number) {
  const dayOf = isoDayIn((await organisation(database)).timeZone);
  const today = dayOf(new Date(now).toISOString());
  const year = Number(today.slice(0, 4));
  const gifts = scope.covers(null) ? await came(database, provider, year, dayOf) : [];
  const refunds = scope.covers(null) ? await went(database, provider, year, dayOf) : [];
  const monthOf = (of: number, month: number) => {
    const begins = `${of}-${String(month).padStart(2, '0')}-`;
    const of_ = gifts.filter(({ day }) => day.startsWith(begins));
    const back = refunds.filter(({ day }) => day.startsWith(begins));
    return { cents: sum(of_), gifts: of_.length, refundedCents: sum(back) };
  };
  const net = (from: string, to: string) => {
    const some = gifts.filter(({ day, kept }) => day >= from && day <= to && kept > 0);
    return {
      cents: some.reduce((all, { kept }) => all + kept, 0),
      gifts: some.length,
      donors: new Set(some.map(({ donor }) => donor)).size,
    };
  };
  const { cents, gifts: many } = net(`${year - 1}-01-01`, `${year - 1}${today.slice(4)}`);
  const hanging = await hangingGifts(database, scope, now);
  const rows = await giftRows(database, hanging);
  return {
    today,
    year,
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      ...monthOf(year, index + 1),
      before: monthOf(year - 1, index + 1),
    })),
    thisYear: net(`${year}-01-01`, today),
    sameDay: { cents, gifts: many },
    unsettled: rows.map((row, index) => ({ ...row, since: hanging[index]?.created_at ?? '' })),
    refundsUnsettled: await hangingRefunds(database, scope, now),
    surprising: (await surprisingGifts(database, scope, now)).map((row) => ({
      reference: row.reference,
      donor: donorName(row),
      ...surpriseOf(row),
    })),
  };
}
