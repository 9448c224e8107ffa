import { type PersonalTables, plainRow } from '../database/personal-data.ts';

/** Personal data of people who requested deletion on their own page. */
export const leavingPerson: PersonalTables = {
  tables: ['leavings'],
  async export(database, key) {
    const rows = await database.selectFrom('leavings').selectAll().where('email_key', '=', key).execute();
    return {
      deletions: rows.map((row) => ({
        ...plainRow(row, ['email_key', 'token_hash', 'hidden', 'due_at']),
        dueAt: new Date(row.due_at).toISOString(),
      })),
    };
  },
  async forget(trx, key) {
    const { numDeletedRows } = await trx
      .deleteFrom('leavings')
      .where('email_key', '=', key)
      .executeTakeFirstOrThrow();
    return { counts: { 'wishes to be deleted': Number(numDeletedRows) }, ids: [] };
  },
  retentions: [],
};
