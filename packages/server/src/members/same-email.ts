import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { isHere } from './imports.ts';

/*
 * Whoever asks for membership gives an email, and nobody proves that it is theirs. So requests with one email wait side by
 * side, people tell which is whose, and one of them can be approved.
 */

type One = Pick<MemberTable, 'id' | 'email_key'>;

/** The others with this email who are approved or wait: the approved one first, then by age. */
export const othersWithEmail = (
  database: Database | Transaction,
  { id, email_key }: One,
): Promise<MemberTable[]> =>
  database
    .selectFrom('members')
    .selectAll()
    .where('email_key', '=', email_key)
    .where('status', '<>', 'rejected')
    .where('id', '<>', id)
    .where(isHere)
    .orderBy('status')
    .orderBy('created_at')
    .execute();

/** The other one with this email who is approved, if any: of one email there is no second. */
export const approvedWithEmail = async (
  database: Database | Transaction,
  row: One,
): Promise<MemberTable | undefined> =>
  (await othersWithEmail(database, row)).find(({ status }) => status === 'approved');

/** Ids of all that was ever asked under this email: memberships, and corrections of them. */
export async function askedUnder(trx: Transaction, emailKey: string): Promise<string[]> {
  const members = await trx.selectFrom('members').select('id').where('email_key', '=', emailKey).execute();
  const ids = members.map(({ id }) => id);
  if (ids.length === 0) return [];
  const corrections = await trx
    .selectFrom('corrections')
    .select('id')
    .where('member_id', 'in', ids)
    .execute();
  return [...ids, ...corrections.map(({ id }) => id)];
}
