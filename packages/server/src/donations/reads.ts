import { type Contribution, deductibleCents, keptCents, statementSentences } from '@banyan/api/internal';
import { isThirdPartyGift } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { isoDayIn } from '../dates.ts';
import { statementKey } from './donor.ts';
import { contributionOf, oneLine } from './receipt.ts';
import { byHand } from './refund-rows.ts';

/** A contribution that counts in a statement. */
interface StatedGift {
  reference: string;
  /** ISO 8601 instant. */
  at: string;
  /** What is deductible of it, after refunds. */
  cents: number;
  /** What it is for, on one line; may be empty. */
  purpose: string;
}

/**
 * What one donor gave in one year, oldest first. Amounts are what is deductible after refunds, in cents; what is not deductible
 * is left out, and the sentences say so.
 */
export interface YearOfGiving {
  /** Name of the organization that gave; empty for a person. */
  organization: string;
  /** Of the donor, or of the organization's contact. */
  firstName: string;
  lastName: string;
  /** Empty where none of the gifts has one; then they are together by the name. */
  email: string;
  gifts: readonly StatedGift[];
  cents: number;
  refundedCents: number;
  /** How many contributions are left out, because nothing of them is deductible or has an amount. */
  leftOut: number;
  /** What has to be said about these contributions. */
  sentences: readonly string[];
  /** Ids of all of them, also of those of which nothing is left. */
  ids: readonly string[];
  /** The letter with this statement, as the outbox calls what it is about, and when it was written; `null` for none. */
  statementEmail: { about: string; at: string } | null;
}

/** The donor of a statement: an organization or a person. Empty where nobody left a name. */
export const statedName = ({
  organization,
  firstName,
  lastName,
}: Pick<YearOfGiving, 'organization' | 'firstName' | 'lastName'>): string =>
  organization || `${firstName} ${lastName}`.trim();

const sortName = ({ organization, lastName }: YearOfGiving) => organization || lastName;

/** The statements of some gifts, one for each donor of whom something counts, by last name or the organization's name. */
export function statementsFrom(rows: readonly DonationTable[]): YearOfGiving[] {
  const keyed = rows.flatMap((row) => {
    const key = statementKey(row);
    return key === undefined ? [] : [{ key, row }];
  });
  return [...Map.groupBy(keyed, ({ key }) => key).values()]
    .map((group) => statementOf(group.map(({ row }) => row)))
    .filter(({ gifts }) => gifts.length > 0)
    .sort((one, other) => sortName(one).localeCompare(sortName(other)));
}

/**
 * Who gave what in a tax year; the name is the one given last. Gifts that were given back are left out, and so are those in another
 * currency, which only people can put right.
 * @param timeZone Where the year begins and ends.
 * @param provider Who takes money here; what was recorded by hand counts with it.
 */
export async function yearOfGiving(
  database: Database | Transaction,
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
  const dayOf = isoDayIn(timeZone);
  const yearOf = (iso: string) => dayOf(iso).slice(0, 4);
  return statementsFrom(rows.filter((row) => yearOf(row.captured_at ?? '') === String(year)));
}

/** Whether something is left of a contribution. Goods have no amount, so nothing of them goes back. */
export const isLeft = (gift: Contribution): boolean => gift.contribution === 'goods' || keptCents(gift) > 0;

function statementOf(rows: readonly DonationTable[]): YearOfGiving {
  const all = rows.map((row) => ({ row, gift: contributionOf(row) })).filter(({ gift }) => isLeft(gift));
  const latest = all.findLast(({ gift }) => deductibleCents(gift) > 0)?.row;
  const stated = rows.find((row) => row.statement !== null);
  const gifts = all
    .map(({ row, gift }) => ({
      reference: row.reference,
      at: row.captured_at ?? row.created_at,
      cents: deductibleCents(gift),
      purpose: oneLine(row.purpose ?? ''),
    }))
    .filter(({ cents }) => cents > 0);
  return {
    organization: latest?.organization ?? '',
    firstName: latest?.first_name ?? '',
    lastName: latest?.last_name ?? '',
    email: latest?.email ?? '',
    gifts,
    cents: gifts.reduce((sum, gift) => sum + gift.cents, 0),
    refundedCents: rows
      .filter(({ contribution }) => !isThirdPartyGift(contribution))
      .reduce((sum, row) => sum + row.refunded_cents, 0),
    leftOut: all.length - gifts.length,
    sentences: statementSentences(all.map(({ gift }) => gift)),
    ids: rows.map(({ id }) => id),
    statementEmail: stated ? { about: stated.statement ?? '', at: stated.statement_at ?? '' } : null,
  };
}
