import type { Database } from '../database/database.ts';

/** Whether a notification was dealt with before. */
export async function isKnownEvent(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('payment_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a notification was dealt with; the very same one at the same moment does no harm. */
export async function recordEvent(
  database: Database,
  event: { id: string; type: string; orderId: string | null },
  now: number,
): Promise<void> {
  await database
    .insertInto('payment_events')
    .values({
      id: event.id,
      type: event.type,
      order_id: event.orderId,
      received_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
