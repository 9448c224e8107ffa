import { type AuditAction, audit } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { freeId, readableId } from '../../database/identity.ts';
import { transaction } from '../../database/transaction.ts';

/** What a volunteer may write into an event. */
export type EventText = Pick<
  EventTable,
  | 'title'
  | 'description'
  | 'date'
  | 'end_date'
  | 'timezone'
  | 'location'
  | 'category'
  | 'organizer'
  | 'chapter'
  | 'max_attendees'
  | 'confirmation'
  | 'registration_deadline'
  | 'registration_url'
  | 'featured'
>;

/** A change with the name it is noted under. */
export interface EventChange {
  /** Empty when there is nothing to do: then nothing is written, and nothing noted. */
  set: Partial<EventTable>;
  action: AuditAction['action'];
  detail: string;
  /** More of who did it, where that was in the Office. */
  by?: Pick<AuditAction, 'volunteer' | 'data'>;
}

/**
 * Writes down a new event, which shows once it is approved.
 * @param called What its id is made of.
 * @returns its id
 */
export async function insertEvent(
  trx: Transaction,
  text: EventText & Pick<EventTable, 'reminder'>,
  now: number,
  called = text.title,
): Promise<string> {
  // Never begins with `past-`, which means an event without a page.
  const id = await freeId(readableId('event', called), async (wanted) => {
    const events = trx.selectFrom('events').select('id');
    return (await events.where('id', '=', wanted).executeTakeFirst()) !== undefined;
  });
  const row = { images: '[]', media: '[]', seats_reserved: 0, sequence: 0, is_active: 1, is_approved: 0 };
  const created_at = new Date(now).toISOString();
  await trx
    .insertInto('events')
    .values({ id, ...text, ...row, created_at, cancelled_reason: '', door_version: 0 })
    .execute();
  return id;
}

/**
 * Changes an event and notes who did: both or neither. Its number in calendars grows, so that a file that is imported
 * again replaces the one before.
 * @param decide Given the event as it is now; may throw to leave everything as it is. Does nothing outside of the
 * transaction: what its caller is to know stands in the change.
 * @returns What was changed, or `undefined` when there is no such event.
 */
export function changeEvent<Change extends EventChange>(
  database: Database,
  id: string,
  decide: (row: EventTable, trx: Transaction) => Change | Promise<Change>,
  who: string,
  now: number,
): Promise<Change | undefined> {
  return transaction(database, async (trx) => {
    const row = await trx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const change = await decide(row, trx);
    if (Object.keys(change.set).length === 0) return change;
    await trx
      .updateTable('events')
      .set({ ...change.set, sequence: row.sequence + 1, changed_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute();
    const { action, detail, by } = change;
    const chapters = by && row.chapter !== null ? { chapters: [row.chapter] } : {};
    await audit(trx, { who, action, subject: `event ${id}`, detail, ...by, ...chapters }, now);
    return change;
  });
}
