import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { unsuppress } from './suppressions.ts';

/** Where an email is: given up, tried again after a failure, due in the next round, scheduled for later, or sent. */
export type EmailState = 'stuck' | 'retrying' | 'waiting' | 'held' | 'sent';

/** Where a letter is at this moment. */
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

/** How many letters are where. Those that left are not counted, and neither are those to many. */
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

/** Which letters a list is of. */
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

/** One email by its id; `undefined` for one of a campaign, whose words are made when it is sent. */
export const emailOfOutbox = (database: Database, id: string): Promise<OutboxTable | undefined> =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('mailing_id', 'is', null)
    .executeTakeFirst();

/** What came of a change to a letter: done, it has left or is just leaving, or there is none. */
export type EmailChanged = 'done' | 'left' | 'gone';

/** Of a change that was made only where a letter neither has left nor is in a process's hands. */
async function came(trx: Transaction, id: string, changed: bigint): Promise<EmailChanged> {
  if (changed === 1n) return 'done';
  const there = await trx.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  return there ? 'left' : 'gone';
}

/** Has a letter leave with the next round, whatever it waits for, also to an address that was thought to be unreachable. */
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
 * Has held emails leave with the next round, whatever they are held for.
 * @param abouts Ids of what the emails are about.
 * @returns how many were held
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

/** Takes a letter out, so that it is never sent. */
export async function dropEmail(trx: Transaction, id: string, now: number): Promise<EmailChanged> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('leased_until', '<=', now)
    .executeTakeFirstOrThrow();
  return came(trx, id, numDeletedRows);
}

/** Where the last letter about a thing is, for whoever looks after things of that kind. */
export type LastEmail = 'sent' | 'waiting' | 'failed';

/** Ids of one statement, well below what an engine takes. */
const atOnce = 500;

/** Letters about some things, in the order in which they were written. */
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

/** The last letter about each of some things; without those about which there is none any more: what left is forgotten after a month. */
export const emailsAboutEach = async (
  database: Database | Transaction,
  abouts: readonly string[],
): Promise<ReadonlyMap<string, OutboxTable>> =>
  new Map((await emailsAboutAll(database, abouts)).map((message) => [message.about, message]));

/** Where the last letter about each of some things is, to the one it is for. */
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
