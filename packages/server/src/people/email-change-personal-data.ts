import { type PersonalTables, plainRow } from '../database/personal-data.ts';

/** Personal data of requested changes of address: of the person, and of the new address. */
export const emailChangePerson: PersonalTables = {
  tables: ['email_changes'],
  async export(database, key) {
    const rows = await database
      .selectFrom('email_changes')
      .selectAll()
      .where((row) => row.or([row('email_key', '=', key), row('new_key', '=', key)]))
      .execute();
    return {
      emailChanges: rows.map((row) => ({
        // The owner of the new address does not learn who requested it, because that may have been a stranger.
        ...plainRow(row, [
          ...['email_key', 'new_key', 'confirm_hash', 'stop_hash', 'due_at'],
          ...(row.email_key === key ? [] : ['email']),
        ]),
        dueAt: new Date(row.due_at).toISOString(),
      })),
    };
  },
  async forget(trx, key) {
    const { numDeletedRows } = await trx
      .deleteFrom('email_changes')
      .where((row) => row.or([row('email_key', '=', key), row('new_key', '=', key)]))
      .executeTakeFirstOrThrow();
    return { counts: { 'wishes for another address': Number(numDeletedRows) }, ids: [] };
  },
  retentions: [],
};
