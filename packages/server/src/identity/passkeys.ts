import { type Assertion, officeMessages as messages } from '@banyan/api/office';
import { lastDoneAt } from '../audit/read.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { PasskeyTable } from '../database/office-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { type Asked, checkedUse, mostPasskeys, type NewPasskey, type Party, type Used } from './webauthn.ts';

/* Passkeys of volunteers. Members' passkeys, which only open their own page, are in a separate table. */

type Passkey = Readonly<PasskeyTable>;

/** A volunteer's passkey after a verified use that is not recorded yet. */
export type UsedPasskey = Used<Passkey>;

/** Returns a volunteer's passkeys, oldest first. */
export const passkeysOf = (database: Database | Transaction, volunteer: string): Promise<Passkey[]> =>
  database
    .selectFrom('passkeys')
    .selectAll()
    .where('volunteer_id', '=', volunteer)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns the ids of a volunteer's passkeys that are probably lost: made before their last recovery, and not used since. */
export async function lostPasskeysOf(
  database: Database | Transaction,
  volunteer: string,
  passkeys: readonly Passkey[],
): Promise<ReadonlySet<string>> {
  const at = passkeys.length > 1 ? await lastDoneAt(database, volunteer, 'recover') : undefined;
  if (at === undefined) return new Set();
  const lost = passkeys.filter(
    ({ created_at, last_used_at }) => created_at < at && (last_used_at === null || last_used_at < at),
  );
  return new Set(lost.map(({ id }) => id));
}

/** Adds a passkey to a volunteer. Returns `false` if the passkey already exists. */
export async function addPasskey(
  trx: Transaction,
  passkey: NewPasskey,
  { volunteer, label }: { volunteer: string; label: string },
  now: number,
): Promise<boolean> {
  if ((await passkeysOf(trx, volunteer)).length >= mostPasskeys)
    throw new HttpError(409, messages.passkeysFull(mostPasskeys));
  const created_at = new Date(now).toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values({ ...passkey, volunteer_id: volunteer, label, created_at, last_used_at: created_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Verifies the use of a volunteer's passkey. @throws HttpError 422 */
export const checkedAssertion = (
  database: Database,
  response: Assertion,
  asked: Asked,
  now: number,
): Promise<UsedPasskey> => {
  const { subject } = asked;
  const known = async (id: string) => {
    const passkey = await database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    if (!passkey || (subject !== '' && passkey.volunteer_id !== subject))
      throw new HttpError(422, messages.unknownPasskey, { event: 'sign-in-refused' });
    return passkey;
  };
  return checkedUse(database, response, { ...asked, known }, now);
};

/** Records the use of a passkey. Returns `false` if it was removed meanwhile. */
export async function notePasskeyUsed(
  trx: Transaction,
  { passkey, counter, isBackedUp }: UsedPasskey,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, backed_up: isBackedUp ? 1 : 0, last_used_at: new Date(now).toISOString() })
    .where('id', '=', passkey.id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Removes a passkey. Returns `false` if it does not belong to the volunteer. */
export async function removePasskey(trx: Transaction, volunteer: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('volunteer_id', '=', volunteer)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Returns a host other than this one that passkeys are bound to; `undefined` if all of them work here. */
export async function otherHost(database: Database, { host }: Party): Promise<string | undefined> {
  const row = await database
    .selectFrom('passkeys')
    .select('rp_id')
    .where('rp_id', '<>', host)
    .limit(1)
    .executeTakeFirst();
  return row?.rp_id;
}
