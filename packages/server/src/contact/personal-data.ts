import type { Database, Transaction } from '../database/database.ts';
import { idsWithEmail, type PersonalTables, plainRow } from '../database/personal-data.ts';
import { repliesTo } from './replies.ts';

async function idsOf(database: Database | Transaction, key: string): Promise<string[]> {
  return idsWithEmail(await database.selectFrom('contact_messages').select(['id', 'email']).execute(), key);
}

async function remove(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('contact_messages').where('id', 'in', ids).execute();
}

/** Personal data of messages and of the replies to them. */
export const contactPerson: PersonalTables = {
  tables: ['contact_messages'],
  async export(database, key) {
    const ids = await idsOf(database, key);
    const rows =
      ids.length === 0
        ? []
        : await database.selectFrom('contact_messages').selectAll().where('id', 'in', ids).execute();
    return {
      messages: rows.map((row) => ({
        ...plainRow(row, ['id', 'decided_by', 'replies']),
        replies: repliesTo(row).map(({ at, text }) => ({ at, text })),
      })),
    };
  },
  async forget(trx, key) {
    const ids = await idsOf(trx, key);
    await remove(trx, ids);
    return { counts: { messages: ids.length }, ids };
  },
  async move(trx, key, to) {
    const ids = await idsOf(trx, key);
    if (ids.length === 0) return;
    await trx.updateTable('contact_messages').set({ email: to.email }).where('id', 'in', ids).execute();
  },
  retentions: [
    {
      keep: 'messages',
      what: 'messages',
      async due(database, before, most) {
        const old = database.selectFrom('contact_messages').select('id').where('created_at', '<', before);
        return (await old.limit(most).execute()).map(({ id }) => id);
      },
      forget: remove,
    },
  ],
};
