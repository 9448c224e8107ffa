import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { unsuppress } from './suppressions.ts';

/** State of an email: given up, tried again after a failure, due in the next round, scheduled for later, or sent. */
export type EmailState = 'stuck' | 'retrying' | 'waiting' | 'held' | 'sent';

/** Current state of an email. */
export function emailState(
  {
    attempts,
    given_up_at,
    next_attempt_at,
    sent_at,
  }: Pick<OutboxTable, 'attempts' | 'given_up_at' | 'next_attempt_at' | 'sent_at'>,
  now: number,
): EmailState {
  if (sent_at !== null) return 'sent';
  if (given_up_at !== null) return 'stuck';
  if (attempts > 0) return 'retrying';
  return next_attempt_at > now ? 'held' : 'waiting';
}

/** Number of unsent emails by state, without campaign emails. */
export async function emailsByState(
  database: Database,
  now: number,
): Promise<Record<Exclude<EmailState, 'sent'>, number>> {
  const open = await database
    .selectFrom('outbox')
    .select(['attempts', 'given_up_at', 'next_attempt_at', 'sent_at'])
    .where('sent_at', 'is', null)
    .where('mailing_id', 'is', null)
    .execute();
  const counts = { stuck: 0, retrying: 0, waiting: 0, held: 0 };
  for (const message of open) {
    const state = emailState(message, now);
    if (state !== 'sent') counts[state] += 1;
  }
  return counts;
}

/** Lists of emails in the Office. */
export type EmailList = 'stuck' | 'waiting' | 'sent';

const conditions = {
  stuck: sql<SqlBool>`sent_at is null and given_up_at is not null`,
  waiting: sql<SqlBool>`sent_at is null and given_up_at is null`,
  sent: sql<SqlBool>`sent_at is not null`,
} as const satisfies Record<EmailList, unknown>;

/** Number of emails that nobody tries to send any more, without those of campaigns. */
export async function stuckEmails(database: Database): Promise<number> {
  const { letters: messages } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .where('mailing_id', 'is', null)
    .where(conditions.stuck)
    .executeTakeFirstOrThrow();
  return Number(messages);
}

/**
 * Emails, without those of campaigns: given up, then tried again, then waiting by when they are sent, then sent, newest first.
 * @param list Only these. @default all
 */
export const emailsListed = (
  database: Database,
  list: EmailList | undefined,
  { offset, most }: { offset: number; most: number },
): Promise<OutboxTable[]> =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('mailing_id', 'is', null)
    .$if(list !== undefined, (all) => all.where(conditions[list ?? 'sent']))
    .orderBy(
      sql`case when sent_at is not null then 3 when given_up_at is not null then 0 when attempts > 0 then 1 else 2 end`,
    )
    .orderBy('sent_at', 'desc')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .offset(offset)
    .limit(most)
    .execute();

/** Email by its id; `undefined` for a campaign email, whose text is made when it is sent. */
export const emailOfOutbox = (database: Database, id: string): Promise<OutboxTable | undefined> =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('mailing_id', 'is', null)
    .executeTakeFirst();

/** Result of a change to an email: done, already sent or being sent, or not found. */
export type EmailChanged = 'done' | 'left' | 'gone';

/** Result of a conditional change, from the number of changed rows. */
async function came(trx: Transaction, id: string, changed: bigint): Promise<EmailChanged> {
  if (changed === 1n) return 'done';
  const there = await trx.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  return there ? 'left' : 'gone';
}

/** Sends an email with the next round, even if it was scheduled for later or its address was marked as unreachable. */
export async function hurryEmail(
  trx: Transaction,
  secret: string,
  id: string,
  now: number,
): Promise<EmailChanged> {
  const message = await trx.selectFrom('outbox').select('recipient').where('id', '=', id).executeTakeFirst();
  if (message) await unsuppress(trx, secret, { email: message.recipient, why: 'unreachable' });
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: now, given_up_at: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('leased_until', '<=', now)
    .executeTakeFirstOrThrow();
  return came(trx, id, numUpdatedRows);
}

/**
 * Sends scheduled emails with the next round.
 * @param abouts Ids of the rows that the emails are about.
 * @returns the number of scheduled emails
 */
export async function releaseHeld(trx: Transaction, abouts: readonly string[], now: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('about', 'in', abouts)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', now)
    .where('leased_until', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes an email, so that it is never sent. */
export async function dropEmail(trx: Transaction, id: string, now: number): Promise<EmailChanged> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('leased_until', '<=', now)
    .executeTakeFirstOrThrow();
  return came(trx, id, numDeletedRows);
}

/** State of the last email about a row. */
export type LastEmail = 'sent' | 'waiting' | 'failed';

/** Ids per statement, well below the database limit. */
const atOnce = 500;

/** Emails about the given rows, in the order they were written. */
async function emailsAboutAll(
  database: Database | Transaction,
  abouts: readonly string[],
): Promise<OutboxTable[]> {
  const found: OutboxTable[] = [];
  for (let from = 0; from < abouts.length; from += atOnce) {
    const some = database
      .selectFrom('outbox')
      .selectAll()
      .where('about', 'in', abouts.slice(from, from + atOnce));
    found.push(...(await some.orderBy('created_at').orderBy('id').execute()));
  }
  return found;
}

/** Last email about each row. Rows without an email are missing, because sent emails are deleted after a month. */
export const emailsAboutEach = async (
  database: Database | Transaction,
  abouts: readonly string[],
): Promise<ReadonlyMap<string, OutboxTable>> =>
  new Map((await emailsAboutAll(database, abouts)).map((message) => [message.about, message]));

/** State of the last email about each row to the given recipient. */
export async function receiptStatesOf(
  database: Database,
  messages: readonly { about: string; recipient: string }[],
): Promise<ReadonlyMap<string, LastEmail>> {
  const recipients = new Map(messages.map(({ about, recipient }) => [about, recipient]));
  const all = await emailsAboutAll(database, [...recipients.keys()]);
  const theirs = all.filter(({ about, recipient }) => recipients.get(about) === recipient);
  const stateOf = ({ sent_at, attempts }: OutboxTable): LastEmail => {
    if (sent_at !== null) return 'sent';
    return attempts > 0 ? 'failed' : 'waiting';
  };
  return new Map(theirs.map((message) => [message.about, stateOf(message)]));
}
