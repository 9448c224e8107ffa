import type { Writing } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import { noteChange } from '../settings/changed.ts';

/** What somebody did. */
export interface Deed {
  who: string;
  action: string;
  /** Kind and id of what it was done to. */
  subject: string;
  detail: string;
}

/** Writes down who did what, in the transaction in which it is done. What somebody did may show, so pages are rendered again. */
export async function audit(writing: Writing, deed: Deed, now: number): Promise<void> {
  await writing
    .insertInto('audit_log')
    .values({ id: newId(now), at: new Date(now).toISOString(), ...deed })
    .execute();
  await noteChange(writing);
}
