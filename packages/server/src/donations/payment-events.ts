import type { Database } from '../database/database.ts';

/** True if a notification was already processed. */
export async function isKnownEvent(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('payment_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a notification as processed. A simultaneous duplicate is ignored. */
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
