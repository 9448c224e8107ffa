import { sql } from 'kysely';
import { decisionsOf } from '../database/decisions.ts';

/** Decisions on messages. A message is never published. */
export const messageDecisions = decisionsOf({
  table: 'contact_messages',
  pendingStatus: 'new',
  approvedStatus: 'handled',
  short: { title: sql`first_name || ' ' || last_name`, sentFrom: sql`sent_from` },
  rows: (database, condition) =>
    database.selectFrom('contact_messages').selectAll().where(condition).execute(),
});
