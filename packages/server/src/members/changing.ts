import type { Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { listMember, sortName, unlistMember } from './directory/listing.ts';

/** True if the directory shows this member. */
export const isListed = (member: Pick<MemberTable, 'status' | 'hidden'>) =>
  member.status === 'approved' && member.hidden === 0;

/** Columns of an entry that may change. Its position in the directory is derived from them. */
export type EntryChanges = Partial<Omit<MemberTable, 'id' | 'version' | 'position' | 'sort_name'>>;

/**
 * Changes an entry and its place in the directory index, and raises its version, so that older versions conflict.
 * @param member The current row.
 * @returns the changed row, except for its position in the directory
 */
export async function changeEntry(
  trx: Transaction,
  member: MemberTable,
  changes: EntryChanges,
): Promise<MemberTable> {
  const version = member.version + 1;
  const entry = { ...member, ...changes, version };
  await unlistMember(trx, member.id);
  await trx
    .updateTable('members')
    .set({ ...changes, version, sort_name: sortName(entry) })
    .where('id', '=', member.id)
    .execute();
  if (isListed(entry)) await listMember(trx, entry);
  return entry;
}
