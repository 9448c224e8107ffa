import type { Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { addCorrection } from './corrections.ts';
import { correctionDecisions } from './decisions.ts';

/* What members say of their own corrections: of one member one waits, the last. The others count as turned down, by themselves. */

type Changes = Parameters<typeof addCorrection>[2];

/**
 * Takes back what of a member waits.
 * @param but Id of one that stays. @default none
 * @returns whether anything waited
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

/** Stores a correction that waits for review, in place of any that the same member has sent before. */
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
