import { eventStart, isDayOnly, isMoment } from '@banyan/api/contract';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { inOneProcess } from '../../settings/lease.ts';
import { type Background, repeat } from '../../settings/repeat.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { dated, eventRow, whyOff } from '../rows.ts';
import { announcementsOf, tell } from './announcements.ts';

/* Reminder emails on the day before an event. */

const hourMs = 3_600_000;

/**
 * Time of the reminder: 24 hours before the event, or noon of the day before for an event without an hour. `undefined` without a
 * day.
 */
export function reminderAt(event: EventTable): number | undefined {
  if (!isMoment(event.date)) return undefined;
  return eventStart(dated(event)) - (isDayOnly(event.date) ? 12 : 24) * hourMs;
}

/** True between the reminder’s time and the start of the event. */
function isTime(event: EventTable, now: number): boolean {
  const at = reminderAt(event);
  return at !== undefined && at <= now && now < eventStart(dated(event));
}

/** Number of people per transaction. */
const portion = 500;

/**
 * Queues the reminder for some people with a seat and marks them as reminded in the same transaction. People who were emailed since
 * the reminder’s time are left out. @returns the number of people
 */
async function remindSome(trx: Transaction, config: ServerConfig, id: string, now: number): Promise<number> {
  const event = await eventRow(trx, id, now);
  const begun = event && reminderAt(event);
  if (!event || begun === undefined || event.reminder !== 1 || whyOff(event, now) || !isTime(event, now))
    return 0;
  const people = await trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('held_until', 'is', null)
    .where('waiting_since', 'is', null)
    .where('reminded_at', 'is', null)
    .where('email', '<>', '')
    .where('written_at', '<', begun)
    .orderBy('id')
    .limit(portion)
    .execute();
  if (people.length === 0) return 0;
  const ids = people.map((person) => person.id);
  await trx.updateTable('event_registrations').set({ reminded_at: now }).where('id', 'in', ids).execute();
  const before = (await announcementsOf(trx, id, 'reminder')).find(({ leaves_at }) => leaves_at >= begun);
  await tell(trx, config, event, people, { kind: 'reminder', leavesAt: now, with: before }, now);
  return people.length;
}

interface Reminding {
  database: Database;
  config: ServerConfig;
  now: () => number;
}

/** Queues all due reminders, once per person. */
export async function remind({ database, config, now }: Reminding): Promise<void> {
  const events = await database.selectFrom('events').selectAll().where('reminder', '=', 1).execute();
  for (const event of events) {
    if (!isTime(event, now())) continue;
    const some = () => transaction(database, (trx) => remindSome(trx, config, event.id, now()));
    while ((await some()) === portion);
  }
}

/** Sends reminders in the background every `intervalMs`. Of all processes that share a database only one does it each time. */
export const startReminding = (
  reminding: Reminding,
  { intervalMs, logger }: { intervalMs: number; logger: Logger },
): Background =>
  repeat(
    inOneProcess(reminding, 'reminders', intervalMs, () => remind(reminding)),
    { intervalMs, onError: (error) => logger.error('reminders', error) },
  );
