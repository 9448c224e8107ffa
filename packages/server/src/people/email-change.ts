import { dayMs } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import { type AuditAction, audit, auditUnseen } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { EmailChangeTable } from '../database/my-tables.ts';
import { transaction } from '../database/transaction.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import { queueEmail } from '../mail/outbox.ts';
import { entriesWithEmail } from '../members/self-service.ts';
import { leavingOf } from './account-deletion.ts';
import {
  askedEmail,
  changedEmails,
  confirmationEmail,
  notChangedEmail,
  type ToldChange,
  takenEmail,
} from './email-change-emails.ts';
import { personalTables } from './features.ts';
import { personIn, rowsOf } from './rows.ts';

/*
 * Change of email address on a person's own page. Within a day the new address must confirm it, and the current one can stop it.
 * Then everything moves to the new address, except gifts, which stay under the address they were given with.
 */

/** Time in milliseconds during which a change can be confirmed and stopped. */
const waitMs = dayMs;

const auditAction = (action: AuditAction['action']): AuditAction => ({
  who: 'the person',
  action,
  subject: 'person',
  detail: '',
});

/** True if two addresses cannot be merged: both have an approved entry, or the new one is about to be deleted. */
async function areApart(trx: Transaction, key: string, newKey: string): Promise<boolean> {
  const isApproved = async (of: string) =>
    (await entriesWithEmail(trx, of)).some(({ status }) => status === 'approved');
  if (await leavingOf(trx, newKey)) return true;
  return (await isApproved(key)) && (await isApproved(newKey));
}

/** Requested change of a person; `undefined` if there is none, or if it was not confirmed in time. */
export async function emailChangeOf(
  database: Database | Transaction,
  key: string,
  now: number,
): Promise<EmailChangeTable | undefined> {
  const row = await database
    .selectFrom('email_changes')
    .selectAll()
    .where('email_key', '=', key)
    .executeTakeFirst();
  return row && (row.due_at > now || row.confirmed_at !== null) ? row : undefined;
}

/** Column of the link's token: the link that confirms, or the one that stops. */
export type ChangeLink = 'confirm_hash' | 'stop_hash';

/** Change that a link in an email is about; `undefined` once it is over. Only reads. */
export const changeBehind = (
  database: Database | Transaction,
  link: ChangeLink,
  token: string,
  now: number,
): Promise<EmailChangeTable | undefined> =>
  database
    .selectFrom('email_changes')
    .selectAll()
    .where(link, '=', hashOf(token))
    .where('due_at', '>', now)
    .executeTakeFirst();

/** Stores a requested change of address in place of an earlier one, and queues emails to both addresses. */
export async function askForEmail(trx: Transaction, change: ToldChange, now: number): Promise<void> {
  const { email, newEmail } = change;
  const [email_key, new_key] = [emailKey(email), emailKey(newEmail)];
  const [confirm, stop] = [newSecret(), newSecret()];
  const due = now + waitMs;
  const row: EmailChangeTable = {
    email_key,
    email,
    new_key,
    new_email: newEmail,
    confirm_hash: hashOf(confirm),
    stop_hash: hashOf(stop),
    asked_at: new Date(now).toISOString(),
    due_at: due,
    confirmed_at: null,
  };
  await trx.deleteFrom('email_changes').where('email_key', '=', email_key).execute();
  await trx.insertInto('email_changes').values(row).execute();
  const isTaken = await areApart(trx, email_key, new_key);
  const toNew = isTaken ? takenEmail(change) : confirmationEmail({ ...change, due, token: confirm });
  await queueEmail(trx, toNew, now);
  await queueEmail(trx, askedEmail({ ...change, due, token: stop }), now);
  await auditUnseen(trx, auditAction('email ask'), now);
}

/** Confirms the new address; repeating it has no effect. @returns `false` if the change is over */
export async function confirmEmail(trx: Transaction, token: string, now: number): Promise<boolean> {
  const change = await changeBehind(trx, 'confirm_hash', token, now);
  if (!change) return false;
  if (change.confirmed_at === null)
    await trx
      .updateTable('email_changes')
      .set({ confirmed_at: new Date(now).toISOString() })
      .where('email_key', '=', change.email_key)
      .execute();
  return true;
}

/** Stops a change of address. @returns `false` if there was none */
export async function stopEmailChange(trx: Transaction, key: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_changes')
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await auditUnseen(trx, auditAction('email stop'), now);
  return true;
}

/** Applies a change that is due, or drops it. If the process dies, the next sweep continues. */
const settle = (database: Database, key: string, publicOrigin: string, now: number): Promise<void> =>
  transaction(database, async (trx) => {
    const change = await trx
      .deleteFrom('email_changes')
      .where('email_key', '=', key)
      .where('due_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (!change || change.confirmed_at === null) return;
    const { email, new_email: newEmail, new_key } = change;
    const name = personIn(await rowsOf(trx, key, now))?.name ?? '';
    const told = { email, newEmail, name, publicOrigin };
    if (await areApart(trx, key, new_key)) {
      await queueEmail(trx, notChangedEmail(told), now);
      return;
    }
    for (const tables of personalTables)
      await tables.move?.(trx, key, { email: newEmail, key: new_key }, now);
    for (const message of changedEmails(told)) await queueEmail(trx, message, now);
    await audit(trx, auditAction('email change'), now);
  });

/** Applies the confirmed changes that are due, and deletes the others. */
export async function changeEmailsDue(database: Database, publicOrigin: string, now: number): Promise<void> {
  const due = await database
    .selectFrom('email_changes')
    .select('email_key')
    .where('due_at', '<=', now)
    .execute();
  for (const { email_key } of due) await settle(database, email_key, publicOrigin, now);
}
