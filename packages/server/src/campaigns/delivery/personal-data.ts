import type { Database, Transaction } from '../../database/database.ts';
import type { MailingTable } from '../../database/email-tables.ts';
import { idsWithEmail, type PersonalTables, plainRow } from '../../database/personal-data.ts';

/** Campaigns with an email as reply address. Recipients are in the outbox. */
async function answeredTo(database: Database | Transaction, key: string): Promise<MailingTable[]> {
  const rows = await database.selectFrom('mailings').selectAll().where('reply_to', '<>', '').execute();
  const ids = idsWithEmail(
    rows.map(({ id, reply_to }) => ({ id, email: reply_to })),
    key,
  );
  return rows.filter(({ id }) => ids.includes(id));
}

const told = ['reference', 'subject', 'reply_to', 'created_at'];

/** Personal data in campaigns: the person’s reply address. */
export const campaignsPerson: PersonalTables = {
  tables: ['mailings'],
  async export(database, key) {
    const rows = await answeredTo(database, key);
    return {
      campaigns: rows.map((row) =>
        plainRow(
          row,
          Object.keys(row).filter((name) => !told.includes(name)),
        ),
      ),
    };
  },
  async forget(trx, key) {
    const ids = (await answeredTo(trx, key)).map(({ id }) => id);
    if (ids.length > 0)
      await trx.updateTable('mailings').set({ reply_to: '' }).where('id', 'in', ids).execute();
    return { counts: {}, ids: [] };
  },
  async move(trx, key, { email }) {
    const ids = (await answeredTo(trx, key)).map(({ id }) => id);
    if (ids.length > 0)
      await trx.updateTable('mailings').set({ reply_to: email }).where('id', 'in', ids).execute();
  },
  retentions: [],
};
