import type { Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { addCorrection } from './corrections.ts';
import { correctionDecisions } from './decisions.ts';

/*
 * Corrections that members send themselves. A member has one pending correction; a new one replaces it. The replaced one is stored
 * as declined by the member.
 */

type Changes = Parameters<typeof addCorrection>[2];

/**
 * Withdraws the pending corrections of a member.
 * @param but Id of one that stays. @default none
 * @returns true if any was pending
 */
export async function takeCorrectionsBack(
  trx: Transaction,
  { id }: MemberTable,
  { reason, but = '' }: { reason: string; but?: string },
  now: number,
): Promise<boolean> {
  const waiting = await trx
    .selectFrom('corrections')
    .select('id')
    .where('member_id', '=', id)
    .where('status', '=', 'pending')
    .where('id', '<>', but)
    .execute();
  const decision = { action: 'reject', who: 'the member', reason } as const;
  for (const one of waiting) await correctionDecisions.decide(trx, one.id, decision, now);
  return waiting.length > 0;
}

/** Stores a correction for review; it replaces an earlier pending one of the same member. */
export async function replaceCorrection(
  trx: Transaction,
  member: MemberTable,
  changes: Changes,
  now: number,
) {
  const row = await addCorrection(trx, member, changes, now);
  await takeCorrectionsBack(trx, member, { reason: `replaced by ${row.reference}`, but: row.id }, now);
  return row;
}
