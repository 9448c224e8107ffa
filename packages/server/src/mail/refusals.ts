import { dayMs } from '@banyan/api/contract';
import type { Database, Transaction } from '../database/database.ts';
import { addressHash, suppress } from './suppressions.ts';

/** Letters to many that a server refuses because it knows no such mailbox, until nobody writes there any more. */
const mostRefusals = 2;

/** A first refusal is remembered so long, in milliseconds: newsletters come a few times a year. */
const refusalKeptMs = 730 * dayMs;

const hashOf = (secret: string, email: string) => addressHash(secret, 'refusals', email);

/** Notes that there is no such mailbox. With the second letter of which that is said the address is unreachable. */
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

/** Notes that a letter was taken: what was refused before counts no more. */
export async function noteTaken(trx: Transaction, secret: string, email: string): Promise<void> {
  await trx.deleteFrom('letter_refusals').where('address_hash', '=', hashOf(secret, email)).execute();
}

/** When letters to an address were refused that way, the oldest first. */
export const refusalsOf = (database: Database, secret: string, email: string): Promise<{ at: string }[]> =>
  database
    .selectFrom('letter_refusals')
    .select('at')
    .where('address_hash', '=', hashOf(secret, email))
    .orderBy('at')
    .execute();

/** Forgets refusals of more than two years ago. */
export async function forgetOldRefusals(database: Database, now: number): Promise<void> {
  const before = new Date(now - refusalKeptMs).toISOString();
  await database.deleteFrom('letter_refusals').where('at', '<', before).execute();
}
