import { decisionsOf } from '../database/decisions.ts';

/** Which messages are dealt with. Nothing is ever shown of one. */
export const messageDecisions = decisionsOf({
  table: 'contact_messages',
  pendingStatus: 'new',
  approvedStatus: 'handled',
  rows: (database, condition) =>
    database.selectFrom('contact_messages').selectAll().where(condition).execute(),
});
