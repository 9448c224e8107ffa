import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { skewMs } from './span.ts';

/** Time that presence is shown after the latest heartbeat, in milliseconds. */
const seenMs = 60_000;

/** Minimum time between two stored heartbeats for the same item, in milliseconds: a browser sends one every 20 seconds. */
const notedEveryMs = 19_000;

/** Presence of a volunteer at an item. */
export interface Looking {
  volunteer: string;
  name: string;
  /** Reference of the open item. */
  ref: string;
  /** Time of the latest heartbeat, in milliseconds since 1970. */
  seenAt: number;
}

/** Returns the current presence of all volunteers, sorted by their names. */
export async function whoLooks(database: Database, now: number): Promise<Looking[]> {
  const rows = await database
    .selectFrom('presence')
    .innerJoin('volunteers', 'volunteers.id', 'presence.volunteer_id')
    .select(['presence.volunteer_id', 'volunteers.name', 'presence.subject', 'presence.seen_at'])
    .where('presence.seen_at', '>', now - seenMs)
    // Ignores presence that was stored with a clock that runs ahead.
    .where('presence.seen_at', '<=', now + skewMs)
    .orderBy('volunteers.name')
    .orderBy('presence.subject')
    .execute();
  return rows.map((row) => ({
    volunteer: row.volunteer_id,
    name: row.name,
    ref: row.subject,
    seenAt: row.seen_at,
  }));
}

/** Condition for presence that is outdated, or was stored with a clock that runs ahead. */
const isOver = (now: number) => (row: ExpressionBuilder<Tables, 'presence'>) =>
  row.or([row('seen_at', '<=', now - seenMs), row('seen_at', '>', now + skewMs)]);

/** True if the presence of a volunteer at an item was stored recently. */
export const isNoted = (all: readonly Looking[], volunteer: string, ref: string, now: number): boolean =>
  all.some(
    (one) => one.volunteer === volunteer && one.ref === ref && Math.abs(now - one.seenAt) < notedEveryMs,
  );

/** Stores the presence of a volunteer at an item, and deletes outdated presence. */
export const noteLooking = (database: Database, volunteer: string, ref: string, now: number): Promise<void> =>
  transaction(database, async (trx) => {
    await trx.deleteFrom('presence').where(isOver(now)).execute();
    await trx
      .insertInto('presence')
      .values({ volunteer_id: volunteer, subject: ref, seen_at: now })
      .onConflict((conflict) => conflict.columns(['volunteer_id', 'subject']).doUpdateSet({ seen_at: now }))
      .execute();
  });

/** Deletes outdated presence. */
export async function forgetPresence(database: Database, now: number): Promise<void> {
  await database.deleteFrom('presence').where(isOver(now)).execute();
}
