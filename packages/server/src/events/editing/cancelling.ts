import { dayMs } from '@banyan/api/contract';
import type { OfficeEvent } from '@banyan/api/office';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventLettersTable, EventTable } from '../../database/event-tables.ts';
import { hasLeft } from '../../mail/batches.ts';
import { circularsOf, type Promised, reachedBy, tell } from '../emails/announcements.ts';

/* An event is called off. */

/** What an event becomes. What the site did not show is a draft again when it is taken back. */
export function cancelled(row: EventTable, reason: string, now: number) {
  const wasShown = row.is_active === 1 && row.is_approved === 1;
  return {
    is_active: 0,
    is_approved: wasShown ? 1 : 0,
    cancelled_at: new Date(now).toISOString(),
    cancelled_reason: reason,
  };
}

/** Tells everybody who has a seat at an event that is called off, or waits for one. @param event As it is from now on */
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

/** The letters of the cancellation that an event is under; `undefined` where there are none. */
export const emailsOfIt = async (
  database: Database | Transaction,
  { id, cancelled_at }: EventTable,
): Promise<EventLettersTable | undefined> =>
  (await circularsOf(database, id, 'cancelled')).find(({ created_at }) => created_at === cancelled_at);

/** What left is forgotten after a month; nobody may believe by then that it has not. */
const sureMs = 25 * dayMs;

/** Whether a cancellation can be taken back as if it had never been: nobody can have heard of it. */
export const isUndoable = async (
  database: Database | Transaction,
  messages: EventLettersTable | undefined,
  now: number,
): Promise<boolean> =>
  messages === undefined ||
  (Date.parse(messages.created_at) > now - sureMs && !(await hasLeft(database, messages.id)));

/** How it stands with the cancellation of an event; `null` where it is not cancelled. */
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
