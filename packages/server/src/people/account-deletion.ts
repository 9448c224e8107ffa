import { dayMs } from '@banyan/api/contract';
import * as v from 'valibot';
import { type AuditAction, audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { LeavingTable } from '../database/my-tables.ts';
import { transaction } from '../database/transaction.ts';
import { forgetDonors, giftsReceivedBefore } from '../donations/personal-data.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import { queueEmail } from '../mail/outbox.ts';
import { deletedAddresses, suppress } from '../mail/suppressions.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { entriesWithEmail, setHidden } from '../members/self-service.ts';
import { keepWithoutName, storiesWithEmail } from '../stories/self-service.ts';
import { deletedEmail, leavingEmail } from './account-deletion-emails.ts';
import { forgetPerson, removePortraits } from './forget.ts';
import { personIn, rowsOf } from './rows.ts';

/*
 * Account deletion on a person's own page: it hides them from the directory at once and deletes the rest after a week in which they
 * can stop it.
 */

/** Time in milliseconds during which a deletion can be stopped. */
const waitMs = 7 * dayMs;

/** Years for which tax law requires gifts to be kept. */
export const giftsKeptYears = 7;
const yearMs = 366 * dayMs;

const auditAction = (action: AuditAction['action']): AuditAction => ({
  who: 'the person',
  action,
  subject: 'person',
  detail: '',
});

/** Person who requests deletion, and the fate of their published stories. */
interface Leaving extends Pick<LeavingTable, 'email' | 'email_key' | 'stories'> {
  name: string;
  publicOrigin: string;
}

/** Deletion requested by a person; `undefined` if there is none. @param key As `emailKey` makes it */
export const leavingOf = (database: Database | Transaction, key: string): Promise<LeavingTable | undefined> =>
  database.selectFrom('leavings').selectAll().where('email_key', '=', key).executeTakeFirst();

/** Keys of the people among these who requested deletion. @param keys As `emailKey` makes them */
export async function leavingsOf(database: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = database.selectFrom('leavings').select('email_key').where('email_key', 'in', keys);
  return new Set((await rows.execute()).map(({ email_key }) => email_key));
}

/** Deletion that a link in an email can stop; `undefined` once it no longer can. Only reads. */
export const leavingBehind = (
  database: Database | Transaction,
  token: string,
  now: number,
): Promise<LeavingTable | undefined> =>
  database
    .selectFrom('leavings')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('due_at', '>', now)
    .executeTakeFirst();

/** Hides a person from the directory and stores their request for deletion. An existing request stays unchanged. */
export async function askToLeave(
  trx: Transaction,
  { email, email_key, name, stories, publicOrigin }: Leaving,
  now: number,
): Promise<void> {
  if (await leavingOf(trx, email_key)) return;
  const hidden: string[] = [];
  for (const entry of await entriesWithEmail(trx, email_key))
    if (await setHidden(trx, entry, true)) hidden.push(entry.id);
  const token = newSecret();
  const due_at = now + waitMs;
  await trx
    .insertInto('leavings')
    .values({
      email_key,
      email,
      token_hash: hashOf(token),
      stories,
      hidden: JSON.stringify(hidden),
      asked_at: new Date(now).toISOString(),
      due_at,
    })
    .execute();
  await queueEmail(trx, leavingEmail({ email, name, token, due_at, publicOrigin }), now);
  await audit(trx, auditAction('leave'), now);
}

/** Stops a deletion; entries that it had hidden are shown again. @returns `false` if there is nothing left to stop */
export async function stay(trx: Transaction, key: string, now: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('leavings')
    .where('email_key', '=', key)
    .where('due_at', '>', now)
    .returning('hidden')
    .executeTakeFirst();
  if (!row) return false;
  const hidden = v.parse(v.array(v.string()), JSON.parse(row.hidden));
  for (const entry of await entriesWithEmail(trx, key))
    if (hidden.includes(entry.id)) await setHidden(trx, entry, false);
  await audit(trx, auditAction('stay'), now);
  return true;
}

interface Deleting {
  media: MediaStore;
  secret: string;
  /** Number of days after which copies of the data are gone. */
  copiesDays: number;
}

/** Deletes everything under an email at once. Member imports will reject the address. */
export async function deletePerson(
  database: Database,
  email: string,
  { secret, ...forgetting }: Parameters<typeof forgetPerson>[2] & Pick<Deleting, 'secret'>,
  now: number,
): Promise<readonly string[]> {
  await transaction(database, (trx) => suppress(trx, secret, { email, why: 'deleted' }, now));
  return (await forgetPerson(database, email, forgetting, now)).kept;
}

/** Deletes a person whose week is over. If the process dies, the next sweep continues. */
async function remove(
  database: Database,
  { email, email_key, stories }: LeavingTable,
  { media, secret, copiesDays }: Deleting,
  now: number,
): Promise<void> {
  const rows = await rowsOf(database, email_key, now);
  const gifts = rows.gifts.length > 0 ? giftsKeptYears : undefined;
  const person = { email, name: personIn(rows)?.name ?? '' };
  const goodbye = deletedEmail(person, { giftsKeptYears: gifts, copiesDays });
  const portraits = await transaction(database, async (trx) => {
    if (stories === 'take-down') return [];
    return keepWithoutName(trx, await storiesWithEmail(trx, email_key));
  });
  await deletePerson(database, email, { who: 'the person', media, secret, goodbye }, now);
  await removePortraits(portraits, media);
}

/** Removes the donor from gifts of deleted people once tax law no longer requires it. */
async function forgetOldGifts(database: Database, { secret }: Deleting, now: number): Promise<void> {
  const isDeleted = await deletedAddresses(database, secret);
  const gifts = await giftsReceivedBefore(database, new Date(now - giftsKeptYears * yearMs).toISOString());
  const ids = gifts.filter(({ email }) => isDeleted(email)).map(({ id }) => id);
  if (ids.length > 0) await transaction(database, (trx) => forgetDonors(trx, ids));
}

/** Deletes everybody whose week is over, and the donors of older gifts that are no longer required. */
export async function deleteThoseWhoLeave(
  database: Database,
  deleting: Deleting,
  now: number,
): Promise<void> {
  const due = await database.selectFrom('leavings').selectAll().where('due_at', '<=', now).execute();
  for (const leaving of due) await remove(database, leaving, deleting, now);
  await forgetOldGifts(database, deleting, now);
}
