import { emailKey } from '@banyan/api/internal';
import type { DonationTable } from '../database/donation-tables.ts';
import { write } from '../database/write.ts';
import { suppress } from '../mail/suppressions.ts';
import { mailStatements, statementsOf, undoStatements } from './statements.ts';
import { noon } from './test-books.ts';
import { givingBack } from './test-giving-back.ts';

export const holdMs = 300_000;
const secret = 'secret';
export const asked = { year: 2026, provider: 'paypal', secret };
const mailing = { ...asked, volunteer: 'V', holdMs };
const june = '2026-06-01T12:00:00.000Z';

/** The books of 2026, on the first day of 2027. */
export async function yearOfBooks() {
  const made = await givingBack();
  const { database, received, giftNow } = made;
  let orders = 0;
  return {
    ...made,
    gave(name: string, cents: number, change: Partial<DonationTable> = {}) {
      orders += 1;
      const email = `${name.toLowerCase()}@example.org`;
      return received({
        ...{ first_name: name, last_name: `of ${name}`, email, email_key: emailKey(email) },
        ...{ captured_cents: cents, captured_at: june, order_id: `O${orders}`, ...change },
      });
    },
    mail: (now = noon, more = {}) => mailStatements(database, { ...mailing, ...more }, now),
    undo: (now = noon, more = {}) => undoStatements(database, { ...mailing, ...more }, now),
    read: (now = noon) => statementsOf(database, asked, now),
    states: async (now = noon) =>
      (await statementsOf(database, asked, now)).map(({ donor, letter }) => [donor.firstName, letter]),
    outbox: () => database.selectFrom('outbox').selectAll().orderBy('recipient').execute(),
    mailings: () => database.selectFrom('statement_mailings').selectAll().orderBy('created_at').execute(),
    dead: (email: string) =>
      write(database, (writing) => suppress(writing, secret, { email, why: 'unreachable' }, noon)),
    marks: async ({ id }: DonationTable) => {
      const { statement, statement_at } = await giftNow(id);
      return { statement, statement_at };
    },
  };
}
