import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { skewMs } from './span.ts';

/** How long it is seen that somebody has something open, after they said so last, in milliseconds. */
const seenMs = 60_000;

/** Between two times that it is noted of the same, in milliseconds: a browser says it every 20 seconds. */
const notedEveryMs = 19_000;

/** Who has what open. */
export interface Looking {
  volunteer: string;
  name: string;
  /** Reference of what they have open. */
  ref: string;
  /** When they said so last, in milliseconds since 1970. */
  seenAt: number;
}

/** What everybody has open at this moment, by their names. */
export async function whoLooks(database: Database, now: number): Promise<Looking[]> {
  const rows = await database
    .selectFrom('presence')
    .innerJoin('volunteers', 'volunteers.id', 'presence.volunteer_id')
    .select(['presence.volunteer_id', 'volunteers.name', 'presence.subject', 'presence.seen_at'])
    .where('presence.seen_at', '>', now - seenMs)
    // Of a clock that went ahead: nobody has looked yet.
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

/** What was said longer ago, or by a clock that went ahead. */
const isOver = (now: number) => (row: ExpressionBuilder<Tables, 'presence'>) =>
  row.or([row('seen_at', '<=', now - seenMs), row('seen_at', '>', now + skewMs)]);

/** Whether it is noted already that somebody has something open. */
export const isNoted = (all: readonly Looking[], volunteer: string, ref: string, now: number): boolean =>
  all.some(
    (one) => one.volunteer === volunteer && one.ref === ref && Math.abs(now - one.seenAt) < notedEveryMs,
  );

/** Notes that somebody has something open, and forgets who had something open a minute ago. */
export const noteLooking = (database: Database, volunteer: string, ref: string, now: number): Promise<void> =>
  transaction(database, async (trx) => {
    await trx.deleteFrom('presence').where(isOver(now)).execute();
    await trx
      .insertInto('presence')
      .values({ volunteer_id: volunteer, subject: ref, seen_at: now })
      .onConflict((conflict) => conflict.columns(['volunteer_id', 'subject']).doUpdateSet({ seen_at: now }))
      .execute();
  });

/** Forgets who had something open a minute ago. */
export async function forgetPresence(database: Database, now: number): Promise<void> {
  await database.deleteFrom('presence').where(isOver(now)).execute();
}
