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

/** A letter as it is written: plain text, one recipient. */
export interface EmailMessage {
  /** Which of those that may hold words of the association's own; `null` for one that never does, such as those to volunteers about their work. */
  kind: EmailKind | null;
  recipient: string;
  replyTo?: string;
  subject: string;
  body: string;
  /** Id of the row it is about. */
  about: string;
  /** Who writes, before the address that all letters come from. @default the association alone */
  fromName?: string;
  /** The same as `body`, for whoever reads HTML. @default none */
  html?: string;
  /** The address that takes its reader off a list. @default none */
  unsubscribe?: string;
}

/**
 * Promises a letter, in the transaction of the row it is about, with what the association adds to it.
 * @param leavesAt When it leaves at the earliest, in milliseconds since 1970. @default at once
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

/** A letter as it waits. @param batch What it has in common with others. @default nothing */
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
 * Until when a letter is in the hands of the process that sends it, in milliseconds: longer than handing it over can take.
 * A process that dies meanwhile leaves it to the others after that.
 */
export const leaseMs = 120_000;

/** Takes a letter to send it, and it is in no other process's hands. `false` when another was faster, or it is gone. */
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

/** The letters whose turn it is and that nobody is sending, oldest first. Letters to many leave by themselves, at their own pace. */
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

/** How many letters have not gone out yet, without those to many. */
export async function emailsWaiting(database: Database): Promise<number> {
  const { letters: emails } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .where('sent_at', 'is', null)
    .where('mailing_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(emails);
}

/** What a letter is about that is forgotten as soon as it went out, because its recipient was. */
export const farewell = 'farewell';

/** How long such a letter is tried to be sent, in milliseconds: a week. */
const farewellKeptMs = 7 * dayMs;

/** An email's text without what is behind its links, and without a sign-in code: whoever has one can use it, and only its recipient shall. */
export const withoutSecrets = (body: string) =>
  body
    .replace(/(https?:\/\/[^\s?#]{1,300})([?#])\S+/g, '$1$2…')
    .replace(/(\/t\/)[0-9A-Z]{52}/g, '$1…')
    .replace(/(\/unsubscribe\/)[\w.-]+/g, '$1…')
    .replace(/^[0-9A-Z]{3} [0-9A-Z]{3}$/gm, '…');

/** Notes that a letter went out; one to somebody who was forgotten is forgotten, too. */
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

/** Notes that a letter could not be sent, and when to try again: after 1, 2, 4… minutes, at most six hours. */
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

/** Notes that nobody tries to send a letter any more. */
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
 * When the next letter to somebody may leave who is written to once a day at most, whatever others do under their address.
 * @param about Ids of all that such letters are about.
 * @returns milliseconds since 1970; now, when none left within a day and none waits
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

/** Letters that went out are kept so long, in milliseconds: 30 days. */
const sentKeptMs = 30 * dayMs;

const forgottenBefore = (now: number) => new Date(now - sentKeptMs).toISOString();

/**
 * What became of a letter that was to be taken back: there was none, it is taken back, or it is out. `leftAt` says since when, in
 * milliseconds since 1970; it is not known of one that a process has in its hands, or had when it died, and of one that is forgotten.
 */
export type Withdrawal =
  | { email: 'none' }
  | { email: 'withdrawn' }
  | { email: 'sent'; leftAt: number | undefined };

/**
 * Takes a letter back that did not go out yet. Only as it was found here: one that was sent, put off or taken to be sent meanwhile
 * is not touched. What a process had in its hands when it died does not go out again, and counts as sent, for it may be.
 * @param promisedAt The ISO instant at which it was promised: others about the same, to the same, stay.
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
  // A sent letter is forgotten after a month.
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

/** Forgets letters that went out, or were given up, more than 30 days ago, and those to people who were forgotten that could not be sent for a week. */
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
