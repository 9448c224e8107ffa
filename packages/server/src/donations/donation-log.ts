import type { DonorInfo } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Database, Transaction } from '../database/database.ts';
import type { DonationState, DonationTable, DonationTransitionTable } from '../database/donation-tables.ts';
import { transaction } from '../database/transaction.ts';

/** State change of a gift: the new state, its cause, and the columns that change with it. */
export interface DonationTransition {
  to: DonationState;
  cause: Cause;
  detail?: string;
  change?: Partial<DonationTable>;
}
/** Source of a state change. */
export type Cause = 'browser' | 'webhook' | 'reconcile' | 'office';

/** Changes the state of a gift and logs the transition. */
export async function applyTransition(
  trx: Transaction,
  row: DonationTable,
  transition: DonationTransition,
  now: number,
): Promise<DonationTable> {
  const at = new Date(now).toISOString();
  const next = { ...row, ...transition.change, state: transition.to, changed_at: at };
  const { id: _, ...columns } = next;
  await trx.updateTable('donations').set(columns).where('id', '=', row.id).execute();
  const { to, cause, detail = '' } = transition;
  await logTransition(trx, { donation_id: row.id, from_state: row.state, to_state: to, cause, detail }, now);
  return next;
}

/** Appends one transition to the gift’s log. */
export async function logTransition(
  trx: Transaction,
  entry: Omit<DonationTransitionTable, 'position' | 'at'>,
  now: number,
): Promise<void> {
  const { last } = await trx
    .selectFrom('donation_transitions')
    .select((select) => select.fn.countAll<number>().as('last'))
    .where('donation_id', '=', entry.donation_id)
    .executeTakeFirstOrThrow();
  const at = new Date(now).toISOString();
  await trx
    .insertInto('donation_transitions')
    .values({ ...entry, at, position: Number(last) + 1 })
    .execute();
}

/** Lifetime of a claim in milliseconds; longer than a provider request can take. */
export const claimMs = 60_000;

const isHeld = (row: DonationTable, now: number) => row.claim !== null && (row.asked_at ?? 0) > now - claimMs;

/** Result of claiming a gift: won, held by another caller, or already settled. */
export interface Claim {
  kind: 'won' | 'held' | 'settled';
  row: DonationTable;
}

/**
 * Claims a gift for a capture, for one caller at a time. An abandoned claim expires after {@link claimMs}. The donor is stored
 * here, before any money moves.
 */
export function claimDonation(
  database: Database,
  id: string,
  { donor, claim }: { donor?: DonorInfo; claim: string },
  now: number,
): Promise<Claim> {
  return transaction(database, async (trx): Promise<Claim> => {
    const row = await trx.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (row.state === 'captured' || row.state === 'failed') return { kind: 'settled', row };
    if (isHeld(row, now)) return { kind: 'held', row };
    const change = { claim, asked_at: now, ...(donor && columnsOf(donor)) };
    await trx.updateTable('donations').set(change).where('id', '=', id).execute();
    return { kind: 'won', row: { ...row, ...change } };
  });
}

const columnsOf = (donor: DonorInfo) => ({
  first_name: donor.firstName,
  last_name: donor.lastName,
  email: donor.email,
  email_key: emailKey(donor.email),
  year: donor.graduationYear,
  program: donor.program,
  purpose: donor.purpose,
});

/** Releases a claim after an unclear result. `asked_at` stays set, because the capture was requested. */
export const releaseClaim = (database: Database, id: string, claim: string) =>
  database
    .updateTable('donations')
    .set({ claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();

/**
 * Gifts without a final state: a capture was requested, or the order was created before `before` (an ISO instant) and never
 * finished. Oldest change first.
 */
export function unsettled(
  database: Database,
  { now, before, most }: { now: number; before: string; most: number },
) {
  return database
    .selectFrom('donations')
    .selectAll()
    .where('state', 'in', ['created', 'approved', 'declined'])
    .where((where) =>
      where.or([
        where.and([
          where('asked_at', 'is not', null),
          where.or([where('claim', 'is', null), where('asked_at', '<=', now - claimMs)]),
        ]),
        where.and([where('state', '!=', 'declined'), where('created_at', '<', before)]),
      ]),
    )
    .orderBy('changed_at')
    .limit(most)
    .execute();
}
