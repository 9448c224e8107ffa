import { dayMs } from '../../contract/day.ts';
import type { Database, Writing } from '../database/database.ts';
import { newId } from '../database/identity.ts';

/** A letter as it is written: plain text, one recipient. */
export interface Letter {
  recipient: string;
  replyTo?: string;
  subject: string;
  body: string;
  /** Id of the row it is about. */
  about: string;
}

/** Promises a letter, in the transaction of the row it is about. */
export async function queueLetter(writing: Writing, letter: Letter, now: number): Promise<void> {
  await writing
    .insertInto('outbox')
    .values({
      id: newId(now),
      recipient: letter.recipient,
      reply_to: letter.replyTo ?? null,
      subject: letter.subject,
      body: letter.body,
      about: letter.about,
      created_at: new Date(now).toISOString(),
      attempts: 0,
      next_attempt_at: now,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

/** The letters whose turn it is, oldest first. */
export const dueLetters = (database: Database, now: number, most: number) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(most)
    .execute();

/** Notes that a letter went out. */
export async function markSent(database: Database, id: string, now: number): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ sent_at: new Date(now).toISOString(), last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Notes that a letter could not be sent, and when to try again: after 1, 2, 4… minutes, at most six hours. */
export async function postpone(
  database: Database,
  id: string,
  attempts: number,
  reason: string,
  now: number,
) {
  const waitMs = Math.min(60_000 * 2 ** attempts, 6 * 3_600_000);
  await database
    .updateTable('outbox')
    .set({ attempts: attempts + 1, next_attempt_at: now + waitMs, last_error: reason.slice(0, 200) })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes letters back that did not go out yet.
 * @param since The ISO instant from which on they were promised.
 * @returns `sent` when one of them has left. A sent letter is forgotten after a month, so a missing one counts as sent.
 */
export async function withdrawLetters(
  writing: Writing,
  { about, recipient, since }: { about: string; recipient: string; since: string },
): Promise<'withdrawn' | 'sent'> {
  const letters = await writing
    .selectFrom('outbox')
    .select(['id', 'sent_at'])
    .where('about', '=', about)
    .where('recipient', '=', recipient)
    .where('created_at', '>=', since)
    .execute();
  const unsent = letters.filter(({ sent_at }) => sent_at === null).map(({ id }) => id);
  if (unsent.length > 0) await writing.deleteFrom('outbox').where('id', 'in', unsent).execute();
  return unsent.length > 0 && unsent.length === letters.length ? 'withdrawn' : 'sent';
}

/** Letters that went out are kept so long, in milliseconds: 30 days. */
const sentKeptMs = 30 * dayMs;

/** Forgets letters that went out more than 30 days ago. */
export async function forgetSentLetters(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('outbox')
    .where('sent_at', '<', new Date(now - sentKeptMs).toISOString())
    .execute();
}
