import { createHmac } from 'node:crypto';
import { type Assertion, officeMessages as messages } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberPasskeyTable } from '../database/my-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { type Asked, checkedUse, mostPasskeys, type NewPasskey, type Used } from './webauthn.ts';

/* Passkeys of members: each opens the page of one email. The Office knows none of them, and this page none of the Office's. */

type MemberPasskey = Readonly<MemberPasskeyTable>;

/** How devices know the passkeys of an email: nobody learns the email from it. */
export const memberHandle = (secret: string, key: string): string =>
  createHmac('sha256', `${secret}:member-passkeys`).update(key).digest('base64url');

/** The passkeys that open the page of an email, the oldest first. @param key As `emailKey` makes it */
export const memberPasskeysOf = (database: Database | Transaction, key: string): Promise<MemberPasskey[]> =>
  database
    .selectFrom('member_passkeys')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Has a passkey open the page of an email. `false` for one that is here already. */
export async function addMemberPasskey(
  trx: Transaction,
  passkey: NewPasskey,
  { key, label }: { key: string; label: string },
  now: number,
): Promise<boolean> {
  if ((await memberPasskeysOf(trx, key)).length >= mostPasskeys)
    throw new HttpError(409, messages.passkeysFull(mostPasskeys));
  const created_at = new Date(now).toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('member_passkeys')
    .values({ ...passkey, email_key: key, label, created_at, last_used_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Checks the use of a member's passkey. @param unknown What is said of one that is nobody's. @throws Refusal 422 */
export const checkedMemberPasskey = (
  database: Database,
  response: Assertion,
  { unknown, ...asked }: Asked & { unknown: () => HttpError },
  now: number,
): Promise<Used<MemberPasskey>> => {
  const known = async (id: string) => {
    const passkey = await database
      .selectFrom('member_passkeys')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!passkey) throw unknown();
    return passkey;
  };
  return checkedUse(database, response, { ...asked, known }, now);
};

/** Notes that a passkey was used. @returns whose page it opens; `undefined` when it was removed meanwhile */
export async function noteMemberPasskeyUsed(
  trx: Transaction,
  { passkey, counter, isBackedUp }: Used<MemberPasskey>,
  now: number,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('member_passkeys')
    .set({ counter, backed_up: isBackedUp ? 1 : 0, last_used_at: new Date(now).toISOString() })
    .where('id', '=', passkey.id)
    .returning('email_key')
    .executeTakeFirst();
  return row?.email_key;
}

/** Takes one passkey away. @returns it; `undefined` when it is none of theirs */
export const removeMemberPasskey = (
  trx: Transaction,
  key: string,
  id: string,
): Promise<MemberPasskey | undefined> =>
  trx
    .deleteFrom('member_passkeys')
    .where('id', '=', id)
    .where('email_key', '=', key)
    .returningAll()
    .executeTakeFirst();
