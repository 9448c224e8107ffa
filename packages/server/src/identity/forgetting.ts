import { dayMs } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import { forgetChallenges } from './challenges.ts';
import { forgetCheckInPasses } from './check-in-passes.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetPresence } from './presence.ts';
import { forgetLinks } from './recovery.ts';
import { forgetSessions } from './sessions.ts';

/**
 * Deletes expired challenges and links, old drafts, and outdated presence. Ended sessions, invitations and check-in passes are
 * deleted after a month.
 */
export async function forgetOfficeWork(database: Database, now: number): Promise<void> {
  const monthAgo = now - 30 * dayMs;
  await forgetChallenges(database, now);
  await forgetLinks(database, now);
  await forgetDrafts(database, now);
  await forgetPresence(database, now);
  await forgetSessions(database, monthAgo);
  await forgetCheckInPasses(database, monthAgo);
  await database.deleteFrom('invitations').where('expires_at', '<', monthAgo).execute();
}
