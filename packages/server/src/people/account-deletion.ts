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

/* Somebody asks on their own page to be deleted: out of the directory at once, the rest after a week in which they can stop it. */

/** How long it can be stopped, in milliseconds. */
const waitMs = 7 * dayMs;

/** How long tax law wants gifts kept, in years. */
export const giftsKeptYears = 7;
const yearMs = 366 * dayMs;

const auditAction = (action: AuditAction['action']): AuditAction => ({
  who: 'the person',
  action,
  subject: 'person',
  detail: '',
});

/** Who asks, and what becomes of their published stories. */
interface Leaving extends Pick<LeavingTable, 'email' | 'email_key' | 'stories'> {
  name: string;
  publicOrigin: string;
}

/** What somebody asked for who is about to be deleted; `undefined` for everybody else. @param key As `emailKey` makes it */
export const leavingOf = (database: Database | Transaction, key: string): Promise<LeavingTable | undefined> =>
  database.selectFrom('leavings').selectAll().where('email_key', '=', key).executeTakeFirst();

/** Which of some people are about to be deleted. @param keys As `emailKey` makes them */
export async function leavingsOf(database: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = database.selectFrom('leavings').select('email_key').where('email_key', 'in', keys);
  return new Set((await rows.execute()).map(({ email_key }) => email_key));
}

/** Whose the link of the letter is, as long as it stops anything. Looks only. */
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

/** Takes somebody out of the directory, and writes down that they will be deleted. Of one who has asked before nothing changes. */
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

/** Stops it: whoever was in the directory is there again. `false` when there is nothing to stop any more. */
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
  /** After how many days copies of the data are gone. */
  copiesDays: number;
}

/** Deletes everything under an email at once. A roll does not bring them back. */
export async function deletePerson(
  database: Database,
  email: string,
  { secret, ...forgetting }: Parameters<typeof forgetPerson>[2] & Pick<Deleting, 'secret'>,
  now: number,
): Promise<readonly string[]> {
  await transaction(database, (trx) => suppress(trx, secret, { email, why: 'deleted' }, now));
  return (await forgetPerson(database, email, forgetting, now)).kept;
}

/** Deletes one whose week is over. What is left undone by a process that dies is done by the next sweep. */
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

/** Takes the donor out of gifts of those who were deleted, once tax law does not want them any more. */
async function forgetOldGifts(database: Database, { secret }: Deleting, now: number): Promise<void> {
  const isDeleted = await deletedAddresses(database, secret);
  const gifts = await giftsReceivedBefore(database, new Date(now - giftsKeptYears * yearMs).toISOString());
  const ids = gifts.filter(({ email }) => isDeleted(email)).map(({ id }) => id);
  if (ids.length > 0) await transaction(database, (trx) => forgetDonors(trx, ids));
}

/** Deletes everybody whose week is over, and what of those who went before could not be deleted then. */
export async function deleteThoseWhoLeave(
  database: Database,
  deleting: Deleting,
  now: number,
): Promise<void> {
  const due = await database.selectFrom('leavings').selectAll().where('due_at', '<=', now).execute();
  for (const leaving of due) await remove(database, leaving, deleting, now);
  await forgetOldGifts(database, deleting, now);
}
