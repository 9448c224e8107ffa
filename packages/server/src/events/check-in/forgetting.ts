import { dayMs } from '@banyan/api/contract';
import type { Database } from '../../database/database.ts';
import { eventsOverBefore } from '../personal-data.ts';

/** Retention of check-ins after an event, in milliseconds. */
const keptMs = 365 * dayMs;

/** Deletes check-ins of events that ended more than a year ago. The arrival time stays with the registration. */
export async function forgetOldCheckIns(database: Database, now: number): Promise<void> {
  const over = [...(await eventsOverBefore(database, now - keptMs))];
  if (over.length === 0) return;
  await database.deleteFrom('check_ins').where('event_id', 'in', over).execute();
}
