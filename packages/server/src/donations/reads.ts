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
  /** Deductible amount after refunds, in cents. */
  cents: number;
  /** Purpose of the gift on one line; may be empty. */
  purpose: string;
}

/**
 * Gifts of one donor in one year, oldest first. Amounts are the deductible parts after refunds, in cents. Parts that are not
 * deductible are left out, and `sentences` say so.
 */
export interface YearOfGiving {
  /** Name of the organization that gave; empty for a person. */
  organization: string;
  /** First name of the donor, or of the organization’s contact. */
  firstName: string;
  lastName: string;
  /** Email address of the donor; empty if none of the gifts has one. The gifts are then grouped by name. */
  email: string;
  gifts: readonly StatedGift[];
  cents: number;
  refundedCents: number;
  /** Number of contributions left out because they are not deductible or have no amount. */
  leftOut: number;
  /** Sentences that the statement must contain about these contributions. */
  sentences: readonly string[];
  /** Ids of all contributions, including fully refunded ones. */
  ids: readonly string[];
  /** Email with this statement: its `about` key in the outbox and when it was written; `null` if there is none. */
  statementEmail: { about: string; at: string } | null;
}

/** Name of a statement’s donor: an organization or a person. Empty if no name was given. */
export const statedName = ({
  organization,
  firstName,
  lastName,
}: Pick<YearOfGiving, 'organization' | 'firstName' | 'lastName'>): string =>
  organization || `${firstName} ${lastName}`.trim();

const sortName = ({ organization, lastName }: YearOfGiving) => organization || lastName;

/** Groups gifts into statements, one for each donor with a deductible amount, sorted by last name or organization. */
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
 * Statements of a tax year; each uses the name given last. Fully refunded gifts are left out, and so are gifts in another currency,
 * which volunteers have to correct by hand.
 * @param timeZone Time zone in which the year begins and ends.
 * @param provider Payment provider of this site; gifts recorded by hand count too.
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

/** True if a contribution is not fully refunded. Goods have no amount and are never refunded. */
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
