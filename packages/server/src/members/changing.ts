import type { Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { listMember, sortName, unlistMember } from './directory/listing.ts';

/** Whether the directory shows them. */
export const isListed = (member: Pick<MemberTable, 'status' | 'hidden'>) =>
  member.status === 'approved' && member.hidden === 0;

/** What of an entry changes; where it stands in the directory follows from it. */
export type EntryChanges = Partial<Omit<MemberTable, 'id' | 'version' | 'position' | 'sort_name'>>;

/**
 * Changes an entry: the directory goes by it at once, and whoever looked at it before has looked at another.
 * @param member As it is at this moment.
 * @returns as it is from now on, but for its place in the directory
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
