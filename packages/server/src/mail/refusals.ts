import { dayMs } from '@banyan/api/contract';
import type { Database, Transaction } from '../database/database.ts';
import { addressHash, suppress } from './suppressions.ts';

/** Number of campaigns for which a server must report an unknown mailbox before the address counts as unreachable. */
const mostRefusals = 2;

/** Retention of a first refusal, in milliseconds; long, because newsletters are sent a few times a year. */
const refusalKeptMs = 730 * dayMs;

const hashOf = (secret: string, email: string) => addressHash(secret, 'refusals', email);

/** Records that a mailbox does not exist. After the second campaign with that response the address is unreachable. */
export async function noteNoMailbox(
  trx: Transaction,
  secret: string,
  { email, campaign }: { email: string; campaign: string },
  now: number,
): Promise<void> {
  const address_hash = hashOf(secret, email);
  await trx
    .insertInto('letter_refusals')
    .values({ address_hash, mailing_id: campaign, at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.columns(['address_hash', 'mailing_id']).doNothing())
    .execute();
  const refused = await trx
    .selectFrom('letter_refusals')
    .select('mailing_id')
    .where('address_hash', '=', address_hash)
    .execute();
  if (refused.length >= mostRefusals) await suppress(trx, secret, { email, why: 'unreachable' }, now);
}

/** Records that an email was accepted, which clears earlier refusals. */
export async function noteTaken(trx: Transaction, secret: string, email: string): Promise<void> {
  await trx.deleteFrom('letter_refusals').where('address_hash', '=', hashOf(secret, email)).execute();
}

/** Dates on which campaigns to an address were refused, oldest first. */
export const refusalsOf = (database: Database, secret: string, email: string): Promise<{ at: string }[]> =>
  database
    .selectFrom('letter_refusals')
    .select('at')
    .where('address_hash', '=', hashOf(secret, email))
    .orderBy('at')
    .execute();

/** Deletes refusals older than two years. */
export async function forgetOldRefusals(database: Database, now: number): Promise<void> {
  const before = new Date(now - refusalKeptMs).toISOString();
  await database.deleteFrom('letter_refusals').where('at', '<', before).execute();
}
