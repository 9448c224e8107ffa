import { dayMs } from '@banyan/api/contract';
import type { OfficeEvent } from '@banyan/api/office';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventLettersTable, EventTable } from '../../database/event-tables.ts';
import { hasLeft } from '../../mail/batches.ts';
import { announcementsOf, type Promised, reachedBy, tell } from '../emails/announcements.ts';

/* Cancels events. */

/** Columns of a canceled event. If the event was not public, undoing the cancellation makes it a draft again. */
export function cancelled(row: EventTable, reason: string, now: number) {
  const wasShown = row.is_active === 1 && row.is_approved === 1;
  return {
    is_active: 0,
    is_approved: wasShown ? 1 : 0,
    cancelled_at: new Date(now).toISOString(),
    cancelled_reason: reason,
  };
}

/** Emails a cancellation to everybody with a seat or on the waitlist. @param event With the new columns */
export const notifyCancelled = async (
  trx: Transaction,
  config: ServerConfig,
  event: EventTable,
  holdMs: number,
  now: number,
): Promise<Promised> => {
  const people = await reachedBy(trx, event, now);
  return tell(trx, config, event, people, { kind: 'cancelled', leavesAt: now + holdMs }, now);
};

/** Emails about the event’s current cancellation; `undefined` if there are none. */
export const emailsOfIt = async (
  database: Database | Transaction,
  { id, cancelled_at }: EventTable,
): Promise<EventLettersTable | undefined> =>
  (await announcementsOf(database, id, 'cancelled')).find(({ created_at }) => created_at === cancelled_at);

/** Sent emails are deleted after a month, so an older cancellation counts as sent. */
const sureMs = 25 * dayMs;

/** True if a cancellation can be undone because none of its emails was sent. */
export const isUndoable = async (
  database: Database | Transaction,
  messages: EventLettersTable | undefined,
  now: number,
): Promise<boolean> =>
  messages === undefined ||
  (Date.parse(messages.created_at) > now - sureMs && !(await hasLeft(database, messages.id)));

/** Cancellation state of an event; `null` if it is not canceled. */
export async function cancellationOf(
  database: Database,
  row: EventTable,
  now: number,
): Promise<OfficeEvent['cancelled']> {
  if (row.cancelled_at === null) return null;
  const messages = await emailsOfIt(database, row);
  const isHeld = messages !== undefined && messages.leaves_at > now;
  return {
    at: row.cancelled_at,
    reason: row.cancelled_reason,
    isUndoable: await isUndoable(database, messages, now),
    undoUntil: isHeld ? new Date(messages.leaves_at).toISOString() : null,
  };
}
