import { sql } from 'kysely';
import { decisionsOf } from '../database/decisions.ts';

/** Decisions on jobs. Approved jobs are on the board at once. */
export const jobDecisions = decisionsOf({
  table: 'jobs',
  pendingStatus: 'pending',
  approvedStatus: 'approved',
  shownSince: 'posted_at',
  short: { title: sql`title` },
  rows: (database, condition) => database.selectFrom('jobs').selectAll().where(condition).execute(),
});
