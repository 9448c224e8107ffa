import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { isHere } from './imports.ts';

/*
 * Nobody proves that the email in a membership request is theirs. So several requests with one email can be pending; volunteers
 * tell which one is genuine, and only one can be approved.
 */

type One = Pick<MemberTable, 'id' | 'email_key'>;

/** Other approved or pending entries with this email: the approved one first, then the oldest. */
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

/** Another approved entry with this email, if any. There is at most one. */
export const approvedWithEmail = async (
  database: Database | Transaction,
  row: One,
): Promise<MemberTable | undefined> =>
  (await othersWithEmail(database, row)).find(({ status }) => status === 'approved');

/** Ids of all membership requests and corrections under this email. */
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
