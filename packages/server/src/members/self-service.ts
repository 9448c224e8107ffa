import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { CorrectionTable } from '../database/tables.ts';
import { changeEntry } from './changing.ts';
import { isHere } from './imports.ts';

/* Members' access to their own entries. */

/** Entries with an email, newest first; declined ones only if none was approved. @param key As `emailKey` makes it */
export async function entriesWithEmail(
  database: Database | Transaction,
  key: string,
): Promise<MemberTable[]> {
  const rows = await database
    .selectFrom('members')
    .selectAll()
    .where('email_key', '=', key)
    .where(isHere)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const isMember = rows.some(({ status }) => status === 'approved');
  return rows.filter(({ status }) => !isMember || status !== 'rejected');
}

/** Pending corrections, by the id of the entry. */
export async function waitingCorrections(
  database: Database | Transaction,
  members: readonly string[],
): Promise<ReadonlyMap<string, CorrectionTable>> {
  if (members.length === 0) return new Map();
  const rows = await database
    .selectFrom('corrections')
    .selectAll()
    .where('member_id', 'in', members)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .execute();
  return new Map(rows.map((row) => [row.member_id, row]));
}

/** Hides a member from the directory or shows them again. @returns `false` if nothing changed */
export async function setHidden(trx: Transaction, member: MemberTable, isHidden: boolean): Promise<boolean> {
  const hidden = isHidden ? 1 : 0;
  if (member.hidden === hidden) return false;
  await changeEntry(trx, member, { hidden });
  return true;
}

/** An entry as if it were listed, for showing it to its owner even if nobody else can see it. */
export const asListed = (member: MemberTable): MemberTable => ({ ...member, status: 'approved', hidden: 0 });
