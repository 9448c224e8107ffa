import { dayMs } from '@banyan/api/contract';
import type { Database } from '../../database/database.ts';
import { eventsOverBefore } from '../personal-data.ts';

/** How long it is kept after an event who let whom in, in milliseconds. */
const keptMs = 365 * dayMs;

/** Forgets what happened at doors more than a year ago. When somebody came stays with their registration. */
export async function forgetOldCheckIns(database: Database, now: number): Promise<void> {
  const over = [...(await eventsOverBefore(database, now - keptMs))];
  if (over.length === 0) return;
  await database.deleteFrom('check_ins').where('event_id', 'in', over).execute();
}
