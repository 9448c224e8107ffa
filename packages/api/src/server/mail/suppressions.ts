import { createHmac } from 'node:crypto';
import type { Database, Writing } from '../database/database.ts';
import { emailKey } from '../database/identity.ts';
import type { SuppressionTable } from '../database/my-tables.ts';

/** Whoever reads the table learns of nobody; whoever has an address can ask for it. */
const hashOf = (secret: string, email: string) =>
  createHmac('sha256', `${secret}:suppressions`).update(emailKey(email.trim())).digest('base64url');

/** Notes that an address is not to come back, or not to be written to; the first reason stays. */
export async function suppress(
  writing: Writing,
  secret: string,
  { email, why }: { email: string; why: SuppressionTable['why'] },
  now: number,
): Promise<void> {
  await writing
    .insertInto('suppressions')
    .values({ address_hash: hashOf(secret, email), why, at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}

/** Tells of an address whether its owner had it deleted here. */
export async function deletedAddresses(
  database: Database,
  secret: string,
): Promise<(email: string) => boolean> {
  const rows = await database
    .selectFrom('suppressions')
    .select('address_hash')
    .where('why', '=', 'deleted')
    .execute();
  const hashes = new Set(rows.map(({ address_hash }) => address_hash));
  return (email) => hashes.size > 0 && hashes.has(hashOf(secret, email));
}
