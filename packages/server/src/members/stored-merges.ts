import { dayMs } from '@banyan/api/contract';
import type { Database, Transaction } from '../database/database.ts';
import type { PlainRow } from '../database/personal-data.ts';
import { transaction } from '../database/transaction.ts';

/* Data of merged entries, kept so that a merge can be undone for a week. */

/** Time in milliseconds during which a merge can be undone. */
export const mergeUndoMs = 7 * dayMs;

/** Tests each merge in JavaScript, because engines differ in case folding. A week has few merges. */
async function mergesNaming(database: Database | Transaction, key: string) {
  const rows = await database.selectFrom('member_merges').selectAll().execute();
  return rows.filter(({ undone, moved }) => `${undone}${moved}`.toLowerCase().includes(JSON.stringify(key)));
}

/** Merges that contain an email. @param key As `emailKey` makes it */
export async function mergesWith(database: Database | Transaction, key: string): Promise<PlainRow[]> {
  const rows = await mergesNaming(database, key);
  return rows.map(({ undone, merged_at }) => ({ mergedAt: merged_at, changed: JSON.parse(undone) }));
}

/** Deletes the stored merges that contain an email, which then cannot be undone any more. */
export async function forgetMergesWith(trx: Transaction, key: string): Promise<void> {
  const ids = (await mergesNaming(trx, key)).map(({ dropped_id }) => dropped_id);
  if (ids.length > 0) await trx.deleteFrom('member_merges').where('dropped_id', 'in', ids).execute();
}

/** Deletes the stored merges of these entries. */
export async function forgetMergesOf(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('member_merges')
    .where((merge) => merge.or([merge('dropped_id', 'in', ids), merge('kept_id', 'in', ids)]))
    .execute();
}

/** Emails of the entries merged into an entry, as long as they are stored. */
export async function emailsOfParts(database: Database, id: string): Promise<string[]> {
  const parts = await database
    .selectFrom('members')
    .select(['email', 'email_key'])
    .where('merged_into', '=', id)
    .where('email', '<>', '')
    .execute();
  return [...new Map(parts.map(({ email, email_key }) => [email_key, email])).values()];
}

/** Values of an entry that became part of another for good. Only its id and reference stay, and lead to the other entry. */
const nobody = {
  first_name: '',
  last_name: '',
  email: '',
  email_key: '',
  phone: '',
  linkedin_url: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  year: 0,
  dept: '',
  dept_other: '',
  company: '',
  job_posting: '',
  alumni_update: '',
  personal_note: '',
  image: '',
  sort_name: '',
  consents: '{}',
  newsletter: 0,
  newsletter_at: null,
  newsletter_how: null,
  reason: null,
  sent_from: null,
};

/** Clears entries that were merged more than a week ago. */
export async function forgetOldMerges(database: Database, now: number): Promise<void> {
  const before = new Date(now - mergeUndoMs).toISOString();
  const due = await database
    .selectFrom('member_merges')
    .select('dropped_id')
    .where('merged_at', '<=', before)
    .execute();
  for (const { dropped_id } of due)
    await transaction(database, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('member_merges')
        .where('dropped_id', '=', dropped_id)
        .executeTakeFirstOrThrow();
      // Somebody undid the merge at this moment.
      if (numDeletedRows === 0n) return;
      await trx.updateTable('members').set(nobody).where('id', '=', dropped_id).execute();
    });
}
