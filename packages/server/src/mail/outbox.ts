import { dayMs } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { EmailKind } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { OutboxTable } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { failuresWith } from './failures.ts';
import { noWrap } from './no-wrap.ts';
import { withOwnWords } from './own-words.ts';

/** Email to one recipient, as plain text. */
export interface EmailMessage {
  /**
   * Kind of an email that may contain the association’s own text; `null` for kinds that never do, such as emails to volunteers
   * about their work.
   */
  kind: EmailKind | null;
  recipient: string;
  replyTo?: string;
  subject: string;
  body: string;
  /** Id of the row that the email is about. */
  about: string;
  /** Sender name shown with the common sender address. @default the association alone */
  fromName?: string;
  /** HTML version of `body`. @default none */
  html?: string;
  /** Unsubscribe link. @default none */
  unsubscribe?: string;
}

/**
 * Queues an email in the transaction of the row it is about, with the association’s own text added.
 * @param leavesAt Earliest time at which it is sent, in milliseconds since 1970. @default at once
 */
export async function queueEmail(
  trx: Transaction,
  message: EmailMessage,
  now: number,
  leavesAt = now,
): Promise<void> {
  const withAdded = await withOwnWords(trx, message);
  await trx
    .insertInto('outbox')
    .values(emailRow(withAdded, now, leavesAt))
    .execute();
}

/** Outbox row of an email. @param batch Id of its batch. @default none */
export const emailRow = (
  message: EmailMessage,
  now: number,
  leavesAt: number,
  batch: string | null = null,
): OutboxTable => ({
  id: newId(now),
  recipient: message.recipient,
  reply_to: message.replyTo ?? null,
  subject: message.subject,
  body: noWrap(message.body),
  about: message.about,
  created_at: new Date(now).toISOString(),
  attempts: 0,
  next_attempt_at: leavesAt,
  sent_at: null,
  last_error: null,
  leased_until: 0,
  batch,
  mailing_id: null,
  email_key: null,
  from_name: message.fromName ?? null,
  html: message.html ?? null,
  unsubscribe: message.unsubscribe ?? null,
  given_up_at: null,
  failures: null,
});

/**
 * Duration of a lease on an email, in milliseconds; longer than sending can take. If the process dies meanwhile, another one may
 * send the email after that.
 */
export const leaseMs = 120_000;

/** Leases an email to this process. `false` if another process was faster, or the email is gone. */
export async function leaseEmail(database: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction(database, (trx) =>
    trx
      .updateTable('outbox')
      .set({ leased_until: now + leaseMs })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .where('leased_until', '<=', now)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
}

/** Due emails that no process is sending, oldest first. Campaign emails are sent separately, at their own pace. */
export const dueEmails = (database: Database, now: number, most: number) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('mailing_id', 'is', null)
    .where('given_up_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('next_attempt_at')
    .limit(most)
    .execute();

/** Number of unsent emails, without campaign emails. */
export async function emailsWaiting(database: Database): Promise<number> {
  const { letters: emails } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .where('sent_at', 'is', null)
    .where('mailing_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(emails);
}

/** `about` value of an email that is deleted as soon as it is sent, because its recipient’s data was deleted. */
export const farewell = 'farewell';

/** Time for which such an email is tried, in milliseconds: a week. */
const farewellKeptMs = 7 * dayMs;

/** Text of an email without link parameters, tokens and sign-in codes, which only its recipient may use. */
export const withoutSecrets = (body: string) =>
  body
    .replace(/(https?:\/\/[^\s?#]{1,300})([?#])\S+/g, '$1$2…')
    .replace(/(\/t\/)[0-9A-Z]{52}/g, '$1…')
    .replace(/(\/unsubscribe\/)[\w.-]+/g, '$1…')
    .replace(/^[0-9A-Z]{3} [0-9A-Z]{3}$/gm, '…');

/** Marks an email as sent. A farewell email is deleted instead. */
export async function markSent(
  database: Database,
  { id, body, about }: Pick<OutboxTable, 'id' | 'body' | 'about'>,
  now: number,
): Promise<void> {
  await transaction<unknown>(database, (trx) => {
    if (about === farewell) return trx.deleteFrom('outbox').where('id', '=', id).execute();
    return trx
      .updateTable('outbox')
      .set({
        sent_at: new Date(now).toISOString(),
        last_error: null,
        body: withoutSecrets(body),
        html: null,
        unsubscribe: null,
      })
      .where('id', '=', id)
      .execute();
  });
}

/** Records a failed try and schedules the next one: after 1, 2, 4… minutes, at most six hours. */
export async function postpone(database: Database, message: OutboxTable, reason: string, now: number) {
  const waitMs = Math.min(60_000 * 2 ** message.attempts, 6 * 3_600_000);
  const code = reason.slice(0, 200);
  await transaction(database, (trx) =>
    trx
      .updateTable('outbox')
      .set({
        attempts: message.attempts + 1,
        next_attempt_at: now + waitMs,
        last_error: code,
        leased_until: 0,
        failures: failuresWith(message, code, now),
      })
      .where('id', '=', message.id)
      .execute(),
  );
}

/** Gives up an email: it is not tried again. */
export async function giveUp(
  database: Database,
  message: OutboxTable,
  reason: string,
  now: number,
): Promise<void> {
  const { id, attempts } = message;
  const given_up_at = new Date(now).toISOString();
  const failures = failuresWith(message, reason, now);
  await transaction(database, (trx) =>
    trx
      .updateTable('outbox')
      .set({ attempts: attempts + 1, last_error: reason, leased_until: 0, given_up_at, failures })
      .where('id', '=', id)
      .execute(),
  );
}

/**
 * Earliest time of the next email to a recipient who may get one per day, whatever others do with their address.
 * @param about Ids of all rows that such emails are about.
 * @returns milliseconds since 1970; now, if none was sent within a day and none waits
 */
export async function nextEmailAt(
  trx: Transaction,
  { about, recipient }: { about: readonly string[]; recipient: string },
  now: number,
): Promise<number> {
  if (about.length === 0) return now;
  const emails = await trx
    .selectFrom('outbox')
    .select(['recipient', 'sent_at', 'next_attempt_at'])
    .where('about', 'in', about)
    .execute();
  const days = emails
    .filter((message) => emailKey(message.recipient) === emailKey(recipient))
    .map(({ sent_at, next_attempt_at }) =>
      sent_at === null ? Math.max(next_attempt_at, now) : Date.parse(sent_at),
    );
  return Math.max(now, ...days.map((at) => at + dayMs));
}

/** Retention of sent emails, in milliseconds: 30 days. */
const sentKeptMs = 30 * dayMs;

const forgottenBefore = (now: number) => new Date(now - sentKeptMs).toISOString();

/**
 * Result of withdrawing an email: there was none, it is withdrawn, or it was sent. `leftAt` is when, in milliseconds since 1970;
 * `undefined` if a process is sending it or died while doing so, or if it is already deleted.
 */
export type Withdrawal =
  | { email: 'none' }
  | { email: 'withdrawn' }
  | { email: 'sent'; leftAt: number | undefined };

/**
 * Withdraws an email that is not sent yet, if it was not sent, postponed or leased meanwhile. An email that a process was sending
 * when it died is not sent again and counts as sent, because it may have been.
 * @param promisedAt ISO instant at which it was queued; other emails about the same row to the same recipient stay.
 */
export async function withdrawEmail(
  trx: Transaction,
  { about, recipient, promisedAt }: { about: string; recipient: string; promisedAt: string },
  now: number,
): Promise<Withdrawal> {
  const message = await trx
    .selectFrom('outbox')
    .select(['id', 'sent_at', 'next_attempt_at', 'leased_until'])
    .where('about', '=', about)
    .where('recipient', '=', recipient)
    .where('created_at', '=', promisedAt)
    .executeTakeFirst();
  // Sent emails are deleted after a month.
  if (!message)
    return promisedAt > forgottenBefore(now) ? { email: 'none' } : { email: 'sent', leftAt: undefined };
  const { id, sent_at, next_attempt_at, leased_until } = message;
  if (sent_at !== null) return { email: 'sent', leftAt: Date.parse(sent_at) };
  if (leased_until > now) return { email: 'sent', leftAt: undefined };
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '=', next_attempt_at)
    .where('leased_until', '=', leased_until)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n && leased_until === 0
    ? { email: 'withdrawn' }
    : { email: 'sent', leftAt: undefined };
}

/** Deletes emails that were sent or given up more than 30 days ago, and farewell emails that could not be sent for a week. */
export async function forgetSentEmails(database: Database, now: number): Promise<void> {
  const weekAgo = new Date(now - farewellKeptMs).toISOString();
  await database
    .deleteFrom('outbox')
    .where('about', '=', farewell)
    .where('created_at', '<', weekAgo)
    .execute();
  const before = forgottenBefore(now);
  await database
    .deleteFrom('outbox')
    .where((message) => message.or([message('sent_at', '<', before), message('given_up_at', '<', before)]))
    .execute();
}
