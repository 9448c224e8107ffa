import type { Database, Transaction } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { type PersonalTables, plainRow } from '../database/personal-data.ts';
import { refundsOf } from './refund-rows.ts';

const giftsOf = (database: Database | Transaction, key: string) =>
  database.selectFrom('donations').selectAll().where('email_key', '=', key).execute();

const nobody = {
  first_name: null,
  last_name: null,
  email: null,
  email_key: null,
  year: null,
  program: null,
  purpose: null,
  note: '',
  organization: null,
  description: '',
};

const noContact = { first_name: null, last_name: null, email: null, email_key: null } as const;

/** Removes the contact person from gifts of organizations, which stay with the organization's name and the amount. */
async function forgetContacts(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('donations').set(noContact).where('id', 'in', ids).execute();
}

/** Removes the donor from gifts. */
export async function forgetDonors(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('donations').set(nobody).where('id', 'in', ids).execute();
  await trx.updateTable('donation_refunds').set({ reason: '' }).where('donation_id', 'in', ids).execute();
}

/** True while a capture has an unknown result. The donor must stay known until then. */
const isOpen = ({ claim, asked_at }: DonationTable) => claim !== null || asked_at !== null;

/** Gifts with a known donor that were received before an instant (ISO 8601). */
export async function giftsReceivedBefore(
  database: Database,
  before: string,
): Promise<{ id: string; email: string }[]> {
  const rows = await database
    .selectFrom('donations')
    .select(['id', 'email'])
    .where('state', '=', 'captured')
    .where('captured_at', '<', before)
    .where('email', 'is not', null)
    .execute();
  return rows.map(({ id, email }) => ({ id, email: email ?? '' }));
}

const sentence = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

const unspoken = [
  ...['id', 'email_key', 'token_hash', 'token_expires_at', 'claim', 'asked_at', 'attempt'],
  ...['recorded_by', 'version', 'statement'],
];
const unspokenOfRefunds = ['id', 'donation_id', 'volunteer_id', 'by_hand', 'cause', 'asked_at'];

/** Gifts with their refunds, for the export. */
async function exported(database: Database, key: string) {
  const gifts = await giftsOf(database, key);
  return Promise.all(
    gifts.map(async (row) => {
      const refunds = await refundsOf(database, row.id);
      return {
        ...plainRow(row, unspoken),
        refunds: refunds.map((refund) => plainRow(refund, unspokenOfRefunds)),
      };
    }),
  );
}

/**
 * Personal data in gifts, found by the donor’s email. Received gifts are kept, because the association has issued a receipt for
 * them.
 */
export const donationsPerson: PersonalTables = {
  tables: ['donations', 'donation_refunds'],
  async export(database, key) {
    return { gifts: await exported(database, key) };
  },
  async forget(trx, key) {
    const gifts = await giftsOf(trx, key);
    const captured = gifts.filter(({ state }) => state === 'captured');
    const received = captured.filter(({ organization }) => organization === null);
    const contacts = captured.filter(({ organization }) => organization !== null).map(({ id }) => id);
    const others = gifts.filter(({ state }) => state !== 'captured');
    const open = others.filter(isOpen);
    const ids = others.filter((row) => !isOpen(row)).map(({ id }) => id);
    await forgetDonors(trx, ids);
    await forgetContacts(trx, contacts);
    return {
      counts: {
        'donors of gifts that were never paid': ids.length,
        'contacts of organizations that gave': contacts.length,
      },
      ids: [...ids, ...contacts],
      kept: [
        ...sentence(
          received.length,
          'gift was received and stays, with name, email and amount: tax law wants it kept.',
          'gifts were received and stay, with name, email and amount: tax law wants them kept.',
        ),
        ...sentence(
          open.length,
          'gift is not settled yet and stays until it is: type this again in a day.',
          'gifts are not settled yet and stay until they are: type this again in a day.',
        ),
      ],
    };
  },
  retentions: [
    {
      keep: 'failedGifts',
      what: 'donors of gifts that were never paid',
      async due(database, before, most) {
        const rows = database
          .selectFrom('donations')
          .select('id')
          .where('email', 'is not', null)
          .where('state', '<>', 'captured')
          .where('claim', 'is', null)
          .where('asked_at', 'is', null)
          .where('changed_at', '<', before);
        return (await rows.limit(most).execute()).map(({ id }) => id);
      },
      forget: forgetDonors,
    },
  ],
};
