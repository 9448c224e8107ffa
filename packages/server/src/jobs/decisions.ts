import { sql } from 'kysely';
import { decisionsOf } from '../database/decisions.ts';

/** Which jobs go on the board: from the moment of a yes. */
export const jobDecisions = decisionsOf({
  table: 'jobs',
  pendingStatus: 'pending',
  approvedStatus: 'approved',
  shownSince: 'posted_at',
  short: { title: sql`title` },
  rows: (database, condition) => database.selectFrom('jobs').selectAll().where(condition).execute(),
});
