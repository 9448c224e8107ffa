import type { DonationTable } from '../database/donation-tables.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { demoGateway } from './payments/demo.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { addDonation } from './rows.ts';

/** The moment that it is in the books of a test, in milliseconds since 1970. */
export const noon = Date.UTC(2027, 0, 1, 12);

/** The columns of somebody who gave. */
const asha = {
  ...{ first_name: 'Asha', last_name: 'Pimpal', email: 'asha@example.org', email_key: 'asha@example.org' },
  ...{ year: 1994, program: 'MTech', purpose: '' },
};

/** Gifts on a database of their own, where it is always noon. @param asked Who takes the money. @default the demo gateway */
export async function books(asked?: PaymentProvider) {
  const database = await openTestDatabase(temporaryDirectory());
  const now = () => noon;
  const provider = asked ?? demoGateway(database, now);
  const giftNow = (id: string) =>
    database.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    database,
    payments: { database, provider, volunteers: 'office@example.org', now },
    giftNow,
    /** A gift of 25 dollars, made an hour ago, whose order is `ORDER1`. */
    async gift(change: Partial<DonationTable> = {}): Promise<DonationTable> {
      const money = { provider: provider.name, cents: 2_500, currency: 'USD' };
      const { id } = await addDonation(
        database,
        { ...money, token: 'token', tokenExpiresAt: noon },
        noon - 3_600_000,
      );
      const columns = { order_id: 'ORDER1', ...asha, ...change };
      await database.updateTable('donations').set(columns).where('id', '=', id).execute();
      return giftNow(id);
    },
    /** Its steps after the first: from, to, by whom, and what was noted. */
    async steps({ id }: { id: string }): Promise<string[]> {
      const steps = await database
        .selectFrom('donation_transitions')
        .selectAll()
        .where('donation_id', '=', id)
        .orderBy('position')
        .execute();
      return steps
        .slice(1)
        .map(({ from_state, to_state, cause, detail }) =>
          `${from_state} ${to_state} ${cause} ${detail}`.trim(),
        );
    },
    /** To whom letters were written, and what about. */
    async letters(): Promise<string[]> {
      const letters = await database.selectFrom('outbox').select(['recipient', 'subject']).execute();
      return letters.map(({ recipient, subject }) => `${recipient}: ${subject.replace(/D-\S+/, 'D')}`).sort();
    },
  };
}
