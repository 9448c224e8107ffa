import type { Database, Writing } from '../database/database.ts';
import { idsWithEmail, type PersonalTables, plainRow, turnedDown } from '../database/person.ts';

async function idsOf(database: Database | Writing, key: string): Promise<string[]> {
  const rows = await database.selectFrom('jobs').select(['id', 'poster_email as email']).execute();
  return idsWithEmail(rows, key);
}

async function remove(writing: Writing, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await writing.deleteFrom('jobs').where('id', 'in', ids).execute();
}

/** Jobs, by who posted them. */
export const jobsPerson: PersonalTables = {
  tables: ['jobs'],
  async export(database, key) {
    const ids = await idsOf(database, key);
    const rows =
      ids.length === 0 ? [] : await database.selectFrom('jobs').selectAll().where('id', 'in', ids).execute();
    return { jobs: rows.map((row) => plainRow(row, ['id', 'decided_by'], ['remote', 'show_contact'])) };
  },
  async forget(writing, key) {
    const ids = await idsOf(writing, key);
    await remove(writing, ids);
    return { counts: { jobs: ids.length }, ids };
  },
  async move(writing, key, to) {
    const ids = await idsOf(writing, key);
    if (ids.length === 0) return;
    await writing.updateTable('jobs').set({ poster_email: to.email }).where('id', 'in', ids).execute();
  },
  retentions: [
    {
      keep: 'rejectedRequests',
      what: 'jobs that were declined',
      due: turnedDown('jobs'),
      forget: remove,
    },
  ],
};
