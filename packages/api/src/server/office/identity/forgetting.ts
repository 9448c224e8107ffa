import { dayMs } from '../../../contract/day.ts';
import type { Database } from '../../database/database.ts';
import { forgetChallenges } from './challenges.ts';
import { forgetLinks } from './recovery.ts';
import { forgetSessions } from './sessions.ts';

/** Forgets challenges and links that are over, and a month after they ended sessions and invitations. */
export async function forgetSignIns(database: Database, now: number): Promise<void> {
  const monthAgo = now - 30 * dayMs;
  await forgetChallenges(database, now);
  await forgetLinks(database, now);
  await forgetSessions(database, monthAgo);
  await database.deleteFrom('invitations').where('expires_at', '<', monthAgo).execute();
}
