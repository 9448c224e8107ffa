import { createHmac } from 'node:crypto';
import { type Assertion, officeMessages as messages } from '@banyan/api/office';
import type { Database, Writing } from '../database/database.ts';
import type { MemberPasskeyTable } from '../database/my-tables.ts';
import { Refusal } from '../http/refusal.ts';
import { type Asked, checkedUse, mostPasskeys, type NewPasskey, type Used } from './webauthn.ts';

/* Passkeys of members: each opens the page of one email. The Office knows none of them, and this page none of the Office's. */

type MemberPasskey = Readonly<MemberPasskeyTable>;

/** How devices know the passkeys of an email: nobody learns the email from it. */
export const memberHandle = (secret: string, key: string): string =>
  createHmac('sha256', `${secret}:member-passkeys`).update(key).digest('base64url');

/** The passkeys that open the page of an email, the oldest first. @param key As `emailKey` makes it */
export const memberPasskeysOf = (database: Database | Writing, key: string): Promise<MemberPasskey[]> =>
  database
    .selectFrom('member_passkeys')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Has a passkey open the page of an email. `false` for one that is here already. */
export async function addMemberPasskey(
  writing: Writing,
  passkey: NewPasskey,
  { key, label }: { key: string; label: string },
  now: number,
): Promise<boolean> {
  if ((await memberPasskeysOf(writing, key)).length >= mostPasskeys)
    throw new Refusal(409, messages.passkeysFull(mostPasskeys));
  const created_at = new Date(now).toISOString();
  const { numInsertedOrUpdatedRows } = await writing
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
  { unknown, ...asked }: Asked & { unknown: () => Refusal },
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
  writing: Writing,
  { passkey, counter, isBackedUp }: Used<MemberPasskey>,
  now: number,
): Promise<string | undefined> {
  const row = await writing
    .updateTable('member_passkeys')
    .set({ counter, backed_up: isBackedUp ? 1 : 0, last_used_at: new Date(now).toISOString() })
    .where('id', '=', passkey.id)
    .returning('email_key')
    .executeTakeFirst();
  return row?.email_key;
}

/** Takes one passkey away. @returns it; `undefined` when it is none of theirs */
export const removeMemberPasskey = (
  writing: Writing,
  key: string,
  id: string,
): Promise<MemberPasskey | undefined> =>
  writing
    .deleteFrom('member_passkeys')
    .where('id', '=', id)
    .where('email_key', '=', key)
    .returningAll()
    .executeTakeFirst();
