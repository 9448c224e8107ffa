import { createHmac } from 'node:crypto';
import { type Assertion, officeMessages as messages } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberPasskeyTable } from '../database/my-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { type Asked, checkedUse, mostPasskeys, type NewPasskey, type Used } from './webauthn.ts';

/* Passkeys of members: each opens the page of one email. They are separate from the passkeys of the Office. */

type MemberPasskey = Readonly<MemberPasskeyTable>;

/** User handle of the passkeys of an email. It does not reveal the email. */
export const memberHandle = (secret: string, key: string): string =>
  createHmac('sha256', `${secret}:member-passkeys`).update(key).digest('base64url');

/** Returns the passkeys for the page of an email, oldest first. @param key As `emailKey` makes it */
export const memberPasskeysOf = (database: Database | Transaction, key: string): Promise<MemberPasskey[]> =>
  database
    .selectFrom('member_passkeys')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Adds a passkey for the page of an email. Returns `false` if the passkey already exists. */
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

/** Verifies the use of a member's passkey. @param unknown Error message for an unknown passkey. @throws HttpError 422 */
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

/** Records the use of a passkey. @returns the email whose page it opens; `undefined` when it was removed meanwhile */
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

/** Removes a passkey. @returns the passkey; `undefined` if it does not belong to this email */
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
