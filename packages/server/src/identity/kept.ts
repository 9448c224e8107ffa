import type { Writing } from '../database/database.ts';

/** Forgets what volunteers keep in the Office for themselves: what they write, names for addresses, what they have open. */
export async function forgetKept(writing: Writing, volunteers: readonly string[]): Promise<void> {
  await writing.deleteFrom('drafts').where('volunteer_id', 'in', volunteers).execute();
  await writing.deleteFrom('saved_views').where('volunteer_id', 'in', volunteers).execute();
  await writing.deleteFrom('presence').where('volunteer_id', 'in', volunteers).execute();
}
