import type { Database, Transaction } from '../database/database.ts';
import { idsWithEmail, type PersonalTables, plainRow } from '../database/personal-data.ts';
import { withoutSecrets } from './outbox.ts';

/** Ids of emails to an address or with it as reply address. */
async function idsOf(database: Database | Transaction, key: string): Promise<string[]> {
  const emails = await database.selectFrom('outbox').select(['id', 'recipient', 'reply_to']).execute();
  const by = (column: 'recipient' | 'reply_to') =>
    idsWithEmail(
      emails.map((message) => ({ id: message.id, email: message[column] })),
      key,
    );
  return [...new Set([...by('recipient'), ...by('reply_to')])];
}

const unspoken = [
  ...['id', 'about', 'attempts', 'next_attempt_at', 'last_error', 'leased_until', 'batch'],
  // Repeats of the same text, and a link that gives access as the person.
  ...['mailing_id', 'email_key', 'html', 'unsubscribe', 'given_up_at'],
];

/** Personal data in emails that wait in the outbox or were sent within a month. */
export const mailPerson: PersonalTables = {
  tables: ['outbox'],
  async export(database, key) {
    const ids = await idsOf(database, key);
    const emails =
      ids.length === 0
        ? []
        : await database.selectFrom('outbox').selectAll().where('id', 'in', ids).execute();
    const safe = emails.map((row) => ({ ...row, body: withoutSecrets(row.body) }));
    return { emails: safe.map((row) => plainRow(row, unspoken)) };
  },
  async forget(trx, key) {
    const ids = await idsOf(trx, key);
    if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
    return { counts: { emails: ids.length }, ids: [] };
  },
  retentions: [],
};

/** Deletes all emails about deleted rows, whoever they are to. @returns their number */
export async function forgetEmailsAbout(trx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('about', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
