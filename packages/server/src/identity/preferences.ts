import type { Transaction } from '../database/database.ts';

/** Forgets what volunteers keep in the Office for themselves: what they write, names for addresses, what they have open. */
export async function forgetKept(trx: Transaction, volunteers: readonly string[]): Promise<void> {
  await trx.deleteFrom('drafts').where('volunteer_id', 'in', volunteers).execute();
  await trx.deleteFrom('saved_views').where('volunteer_id', 'in', volunteers).execute();
  await trx.deleteFrom('presence').where('volunteer_id', 'in', volunteers).execute();
}
