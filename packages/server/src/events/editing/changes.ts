import { type AuditAction, audit } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { freeId, readableId } from '../../database/identity.ts';
import { transaction } from '../../database/transaction.ts';

/** Columns of an event that a volunteer may edit. */
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

/** Change of an event with the audit action for it. */
export interface EventChange {
  /** Changed columns. If empty, nothing is stored and nothing is logged. */
  set: Partial<EventTable>;
  action: AuditAction['action'];
  detail: string;
  /** Volunteer and data for the audit log, for changes made in the Office. */
  by?: Pick<AuditAction, 'volunteer' | 'data'>;
}

/**
 * Stores a new event, which becomes public once it is approved.
 * @param called Text from which the id is made.
 * @returns its id
 */
export async function insertEvent(
  trx: Transaction,
  text: EventText & Pick<EventTable, 'reminder'>,
  now: number,
  called = text.title,
): Promise<string> {
  // The id never begins with `past-`, which marks an event without a page.
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
 * Changes an event and logs the change, or does neither. Increases the calendar sequence number, so that an imported file replaces
 * the one before.
 * @param decide Called with the current event; may throw to leave everything unchanged. It must have no effects outside the
 * transaction; it passes results to the caller through the change.
 * @returns the change, or `undefined` if the event does not exist.
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
