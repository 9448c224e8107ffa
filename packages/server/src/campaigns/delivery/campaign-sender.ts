import type { Database, Transaction } from '../../database/database.ts';
import type { MailingTable } from '../../database/email-tables.ts';
import { presentGrants } from '../../identity/volunteers.ts';
import { scopeOf } from '../../permissions/scope.ts';

/** Permission required to send a campaign to an audience. */
export const sendingPermission = (audience: 'event' | 'members') =>
  audience === 'event' ? 'letter.send-to-guests' : 'letter.send-to-members';

/** True if the sender of a campaign is still a volunteer and may still write to its recipients. */
export async function maySend(
  database: Database | Transaction,
  { asked_by, event_id, chapter }: Pick<MailingTable, 'asked_by' | 'event_id' | 'chapter'>,
): Promise<boolean> {
  const grants = await presentGrants(database, asked_by ?? '');
  return scopeOf({ grants }, sendingPermission(event_id === null ? 'members' : 'event')).covers(chapter);
}
