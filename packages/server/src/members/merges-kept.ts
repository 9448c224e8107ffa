import { dayMs } from '@banyan/api/contract';
import type { Database, Transaction } from '../database/database.ts';
import type { PlainRow } from '../database/personal-data.ts';
import { transaction } from '../database/transaction.ts';

/* What is kept of entries that became one, so that it can be undone for a week. */

/** How long it can be undone, in milliseconds. */
export const mergeUndoMs = 7 * dayMs;

/** Of a week there are few, so each is looked into: engines differ in what they take for a capital. */
async function mergesNaming(database: Database | Transaction, key: string) {
  const rows = await database.selectFrom('member_merges').selectAll().execute();
  return rows.filter(({ undone, moved }) => `${undone}${moved}`.toLowerCase().includes(JSON.stringify(key)));
}

/** The merges in which an email is. @param key As `emailKey` makes it */
export async function mergesWith(database: Database | Transaction, key: string): Promise<PlainRow[]> {
  const rows = await mergesNaming(database, key);
  return rows.map(({ undone, merged_at }) => ({ mergedAt: merged_at, changed: JSON.parse(undone) }));
}

/** Forgets those: they cannot be undone any more. */
export async function forgetMergesWith(trx: Transaction, key: string): Promise<void> {
  const ids = (await mergesNaming(trx, key)).map(({ dropped_id }) => dropped_id);
  if (ids.length > 0) await trx.deleteFrom('member_merges').where('dropped_id', 'in', ids).execute();
}

/** The same of entries. */
export async function forgetMergesOf(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('member_merges')
    .where((merge) => merge.or([merge('dropped_id', 'in', ids), merge('kept_id', 'in', ids)]))
    .execute();
}

/** The emails of what became part of an entry, as long as they are kept. */
export async function emailsOfParts(database: Database, id: string): Promise<string[]> {
  const parts = await database
    .selectFrom('members')
    .select(['email', 'email_key'])
    .where('merged_into', '=', id)
    .where('email', '<>', '')
    .execute();
  return [...new Map(parts.map(({ email, email_key }) => [email_key, email])).values()];
}

/** What is left of an entry that became part of another for good: its id and its reference lead there. */
const nobody = {
  ...{ first_name: '', last_name: '', email: '', email_key: '', phone: '', linkedin_url: '' },
  ...{
    street1: '',
    street2: '',
    city: '',
    state: '',
    zip: '',
    year: 0,
    dept: '',
    dept_other: '',
    company: '',
  },
  ...{ job_posting: '', alumni_update: '', personal_note: '', image: '', sort_name: '', consents: '{}' },
  ...{ newsletter: 0, newsletter_at: null, newsletter_how: null, reason: null, sent_from: null },
};

/** Empties what became part of another entry more than a week ago. */
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
      // Undone at this moment.
      if (numDeletedRows === 0n) return;
      await trx.updateTable('members').set(nobody).where('id', '=', dropped_id).execute();
    });
}
