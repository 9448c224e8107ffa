import type { Database, Transaction } from '../database/database.ts';
import type { LetterChoiceTable } from '../database/email-tables.ts';
import { addressHash, addressHashes } from './suppressions.ts';

/* Campaign preferences of addresses, stored by hash only, so that an opt-out outlives all other data about a person. */

const hashOf = (secret: string, email: string) => addressHash(secret, 'letters', email);
const hashesOf = (secret: string, email: string) => addressHashes(secret, 'letters', email);

/** Preference for fewer than all campaigns, and when it was made (ISO). */
export type EmailPreference = Pick<LetterChoiceTable, 'choice' | 'at'>;

/** Stores the preference of an address; `undefined` for all campaigns. */
export async function chooseEmails(
  trx: Transaction,
  secret: string,
  { email, choice }: { email: string; choice: EmailPreference['choice'] | undefined },
  now: number,
): Promise<void> {
  await trx.deleteFrom('letter_choices').where('address_hash', 'in', hashesOf(secret, email)).execute();
  if (choice === undefined) return;
  await trx
    .insertInto('letter_choices')
    .values({ address_hash: hashOf(secret, email), choice, at: new Date(now).toISOString() })
    .execute();
}

/** Returns a function that gives the preference of an address; `undefined` for all campaigns. */
export async function emailPreferences(
  database: Database | Transaction,
  secret: string,
): Promise<(email: string) => EmailPreference | undefined> {
  const rows = await database.selectFrom('letter_choices').selectAll().execute();
  const wishes = new Map(rows.map(({ address_hash, choice, at }) => [address_hash, { choice, at }]));
  return (email) => {
    if (wishes.size === 0) return undefined;
    const hash = hashesOf(secret, email).find((one) => wishes.has(one));
    return hash === undefined ? undefined : wishes.get(hash);
  };
}

/** Preference of one address; `undefined` for all campaigns. */
export const emailPreferenceOf = (
  database: Database | Transaction,
  secret: string,
  email: string,
): Promise<EmailPreference | undefined> =>
  database
    .selectFrom('letter_choices')
    .select(['choice', 'at'])
    .where('address_hash', 'in', hashesOf(secret, email))
    .executeTakeFirst();
