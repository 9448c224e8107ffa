import { createHmac } from 'node:crypto';
import type { Database, Writing } from '../database/database.ts';
import { emailKey } from '../database/identity.ts';
import type { SuppressionTable } from '../database/my-tables.ts';

/* Addresses that are not to come back, or not to be written to. Each reason has hashes of its own, so that one stands beside another. */

type Why = SuppressionTable['why'];

/** What the hashes of a reason begin with. Those of deletions are from a time when it was the only one. */
const purposes = {
  deleted: 'suppressions',
  unreachable: 'unreachable',
  unsubscribed: 'unsubscribed',
} as const satisfies Record<Why, string>;

/** An address in a table of which whoever reads it learns of nobody; whoever has an address can ask for it. */
export const addressHash = (secret: string, purpose: string, email: string): string =>
  createHmac('sha256', `${secret}:${purpose}`).update(emailKey(email.trim())).digest('base64url');

/** Notes that an address is not to come back, or not to be written to. */
export async function suppress(
  writing: Writing,
  secret: string,
  { email, why }: { email: string; why: Why },
  now: number,
): Promise<void> {
  const address_hash = addressHash(secret, purposes[why], email);
  await writing
    .insertInto('suppressions')
    .values({ address_hash, why, at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}

/** Takes that back. */
export async function unsuppress(
  writing: Writing,
  secret: string,
  { email, why }: { email: string; why: Why },
): Promise<void> {
  const address_hash = addressHash(secret, purposes[why], email);
  await writing.deleteFrom('suppressions').where('address_hash', '=', address_hash).execute();
}

async function suppressedFor(
  database: Database | Writing,
  secret: string,
  why: Why,
): Promise<(email: string) => boolean> {
  const rows = await database
    .selectFrom('suppressions')
    .select('address_hash')
    .where('why', '=', why)
    .execute();
  const hashes = new Set(rows.map(({ address_hash }) => address_hash));
  return (email) => hashes.size > 0 && hashes.has(addressHash(secret, purposes[why], email));
}

/** Tells of an address whether its owner had it deleted here. */
export const deletedAddresses = (database: Database | Writing, secret: string) =>
  suppressedFor(database, secret, 'deleted');

/** Tells of an address whether its server refused letters to it, twice. */
export const unreachableAddresses = (database: Database | Writing, secret: string) =>
  suppressedFor(database, secret, 'unreachable');

/** The same of one address. */
export async function isUnreachable(
  database: Database | Writing,
  secret: string,
  email: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', addressHash(secret, purposes.unreachable, email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything that stands there of one address. */
export async function suppressionsOf(
  database: Database,
  secret: string,
  email: string,
): Promise<Pick<SuppressionTable, 'why' | 'at'>[]> {
  const hashes = Object.values(purposes).map((purpose) => addressHash(secret, purpose, email));
  return database
    .selectFrom('suppressions')
    .select(['why', 'at'])
    .where('address_hash', 'in', hashes)
    .orderBy('at')
    .execute();
}
