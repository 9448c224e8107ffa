import type { Database, Transaction } from '../database/database.ts';
import { type EmailMessage, emailRow } from './outbox.ts';
import { allWithOwnWords } from './own-words.ts';

/* Letters that are written together, and can be taken back together. */

/** Rows of one statement: well below what an engine takes. */
const portion = 500;

/** Promises letters, in the transaction in which they are told of. @param leavesAt When they leave at the earliest, in milliseconds since 1970. */
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

/** Whether one of a batch has left, or may have: a process has it in its hands, or had when it died. */
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
 * Takes those of a batch back that have not left. What a process had in its hands when it died does not go out again, and counts as
 * sent, for it may be. @returns how many never left
 */
export async function withdrawBatch(trx: Transaction, batch: string, now: number): Promise<number> {
  const ours = trx.deleteFrom('outbox').where('batch', '=', batch).where('sent_at', 'is', null);
  const { numDeletedRows } = await ours.where('leased_until', '=', 0).executeTakeFirstOrThrow();
  await ours.where('leased_until', '<=', now).execute();
  return Number(numDeletedRows);
}

/** How many of each batch have not left. */
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

/** Takes back what waits of batches to somebody about one row. @returns the batches that have one letter less */
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
