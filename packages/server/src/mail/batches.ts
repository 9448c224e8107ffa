import type { Database, Transaction } from '../database/database.ts';
import { type EmailMessage, emailRow } from './outbox.ts';
import { allWithOwnWords } from './own-words.ts';

/* Batches of emails that are queued together and can be withdrawn together. */

/** Rows per statement, well below the database limit. */
const portion = 500;

/**
 * Queues emails in the transaction of the change they announce. @param leavesAt Earliest time at which they are sent, in
 * milliseconds since 1970.
 */
export async function queueBatch(
  trx: Transaction,
  emails: readonly EmailMessage[],
  { batch, leavesAt }: { batch: string; leavesAt: number },
  now: number,
): Promise<void> {
  const added = await allWithOwnWords(trx, emails);
  for (let from = 0; from < added.length; from += portion) {
    const rows = added.slice(from, from + portion).map((email) => emailRow(email, now, leavesAt, batch));
    await trx.insertInto('outbox').values(rows).execute();
  }
}

/** True if an email of a batch was or may have been sent: a process is sending it, or died while doing so. */
export async function hasLeft(database: Database | Transaction, batch: string): Promise<boolean> {
  const left = await database
    .selectFrom('outbox')
    .select('id')
    .where('batch', '=', batch)
    .where((email) => email.or([email('sent_at', 'is not', null), email('leased_until', '>', 0)]))
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}

/**
 * Withdraws the unsent emails of a batch. An email that a process was sending when it died is not sent again and counts as sent,
 * because it may have been. @returns the number of emails that were never sent
 */
export async function withdrawBatch(trx: Transaction, batch: string, now: number): Promise<number> {
  const ours = trx.deleteFrom('outbox').where('batch', '=', batch).where('sent_at', 'is', null);
  const { numDeletedRows } = await ours.where('leased_until', '=', 0).executeTakeFirstOrThrow();
  await ours.where('leased_until', '<=', now).execute();
  return Number(numDeletedRows);
}

/** Number of unsent emails in each batch. */
export async function waitingOf(
  database: Database,
  batches: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (batches.length === 0) return new Map();
  const rows = await database
    .selectFrom('outbox')
    .select(['batch', ({ fn }) => fn.countAll<number>().as('many')])
    .where('batch', 'in', batches)
    .where('sent_at', 'is', null)
    .groupBy('batch')
    .execute();
  return new Map(rows.map(({ batch, many }) => [batch ?? '', Number(many)]));
}

/** Withdraws unsent batch emails about one row. @returns the batch of each withdrawn email */
export async function withdrawAbout(trx: Transaction, about: string): Promise<string[]> {
  const emails = await trx
    .selectFrom('outbox')
    .select(['id', 'batch'])
    .where('about', '=', about)
    .where('batch', 'is not', null)
    .where('sent_at', 'is', null)
    .where('leased_until', '=', 0)
    .execute();
  const ids = emails.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
  return emails.flatMap(({ batch }) => batch ?? []);
}
