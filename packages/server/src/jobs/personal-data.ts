import type { Database, Transaction } from '../database/database.ts';
import { idsWithEmail, type PersonalTables, plainRow, turnedDown } from '../database/personal-data.ts';

async function idsOf(database: Database | Transaction, key: string): Promise<string[]> {
  const rows = await database.selectFrom('jobs').select(['id', 'poster_email as email']).execute();
  return idsWithEmail(rows, key);
}

async function remove(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('jobs').where('id', 'in', ids).execute();
}

/** Personal data of jobs, by their poster. */
export const jobsPerson: PersonalTables = {
  tables: ['jobs'],
  async export(database, key) {
    const ids = await idsOf(database, key);
    const rows =
      ids.length === 0 ? [] : await database.selectFrom('jobs').selectAll().where('id', 'in', ids).execute();
    return { jobs: rows.map((row) => plainRow(row, ['id', 'decided_by'], ['remote', 'show_contact'])) };
  },
  async forget(trx, key) {
    const ids = await idsOf(trx, key);
    await remove(trx, ids);
    return { counts: { jobs: ids.length }, ids };
  },
  async move(trx, key, to) {
    const ids = await idsOf(trx, key);
    if (ids.length === 0) return;
    await trx.updateTable('jobs').set({ poster_email: to.email }).where('id', 'in', ids).execute();
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
