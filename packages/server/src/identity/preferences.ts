import type { Transaction } from '../database/database.ts';

/** Deletes what volunteers stored for themselves in the Office: drafts, saved views, and presence. */
export async function forgetKept(trx: Transaction, volunteers: readonly string[]): Promise<void> {
  await trx.deleteFrom('drafts').where('volunteer_id', 'in', volunteers).execute();
  await trx.deleteFrom('saved_views').where('volunteer_id', 'in', volunteers).execute();
  await trx.deleteFrom('presence').where('volunteer_id', 'in', volunteers).execute();
}
