import { sql } from 'kysely';
import { decisionsOf } from '../database/decisions.ts';

/** Which messages are dealt with. Nothing is ever shown of one. */
export const messageDecisions = decisionsOf({
  table: 'contact_messages',
  pendingStatus: 'new',
  approvedStatus: 'handled',
  short: { title: sql`first_name || ' ' || last_name`, sentFrom: sql`sent_from` },
  rows: (database, condition) =>
    database.selectFrom('contact_messages').selectAll().where(condition).execute(),
});
