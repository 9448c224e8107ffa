import { type PersonalTables, plainRow } from '../database/personal-data.ts';

const unspoken = ['id', 'subject_id', 'email_key', 'asked_by', 'token_hash'];

/** Personal data in volunteers' questions and people's answers. They are kept as long as the submission. */
export const questionsPerson: PersonalTables = {
  tables: ['questions'],
  async export(database, key) {
    const rows = await database
      .selectFrom('questions')
      .selectAll()
      .where('email_key', '=', key)
      .orderBy('created_at')
      .execute();
    return { questions: rows.map((row) => plainRow(row, unspoken)) };
  },
  async forget(trx, key) {
    const rows = await trx.selectFrom('questions').select('id').where('email_key', '=', key).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom('questions').where('id', 'in', ids).execute();
    return { counts: { questions: ids.length }, ids };
  },
  async move(trx, key, to) {
    await trx.updateTable('questions').set({ email_key: to.key }).where('email_key', '=', key).execute();
  },
  retentions: [],
};
