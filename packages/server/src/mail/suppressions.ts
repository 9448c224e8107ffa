import { createHmac } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { emailKey } from '@banyan/api/internal';
import type { Database, Transaction } from '../database/database.ts';
import type { SuppressionTable } from '../database/my-tables.ts';

/* Addresses that are not to come back, or not to be written to. Each reason has hashes of its own, so that one stands beside another. */

type Why = SuppressionTable['why'];

/** What the hashes of a reason begin with. Those of deletions are from a time when it was the only one. */
const purposes = {
  deleted: 'suppressions',
  unreachable: 'unreachable',
  unsubscribed: 'unsubscribed',
} as const satisfies Record<Why, string>;

const hashed = (secret: string, purpose: string, key: string): string =>
  createHmac('sha256', `${secret}:${purpose}`).update(key).digest('base64url');

/** An address in a table of which whoever reads it learns of nobody; whoever has an address can ask for it. */
export const addressHash = (secret: string, purpose: string, email: string): string =>
  hashed(secret, purpose, emailKey(email.trim()));

/**
 * The hashes under which an address may be: its own, and what it was before domains were compared in ASCII. A hash cannot be
 * made anew, so both are looked for.
 */
export function addressHashes(secret: string, purpose: string, email: string): string[] {
  const typed = email.trim().toLowerCase();
  const key = emailKey(typed);
  if (key === typed && !key.includes('xn--')) return [hashed(secret, purpose, key)];
  const at = key.lastIndexOf('@') + 1;
  const keys = new Set([key, typed, key.slice(0, at) + domainToUnicode(key.slice(at))]);
  return [...keys].map((one) => hashed(secret, purpose, one));
}

/** Notes that an address is not to come back, or not to be written to. */
export async function suppress(
  trx: Transaction,
  secret: string,
  { email, why }: { email: string; why: Why },
  now: number,
): Promise<void> {
  const address_hash = addressHash(secret, purposes[why], email);
  await trx
    .insertInto('suppressions')
    .values({ address_hash, why, at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}

/** Takes that back. */
export async function unsuppress(
  trx: Transaction,
  secret: string,
  { email, why }: { email: string; why: Why },
): Promise<void> {
  const hashes = addressHashes(secret, purposes[why], email);
  await trx.deleteFrom('suppressions').where('address_hash', 'in', hashes).execute();
}

async function suppressedFor(
  database: Database | Transaction,
  secret: string,
  why: Why,
): Promise<(email: string) => boolean> {
  const rows = await database
    .selectFrom('suppressions')
    .select('address_hash')
    .where('why', '=', why)
    .execute();
  const hashes = new Set(rows.map(({ address_hash }) => address_hash));
  return (email) =>
    hashes.size > 0 && addressHashes(secret, purposes[why], email).some((one) => hashes.has(one));
}

/** Tells of an address whether its owner had it deleted here. */
export const deletedAddresses = (database: Database | Transaction, secret: string) =>
  suppressedFor(database, secret, 'deleted');

/** Tells of an address whether its server refused letters to it, twice. */
export const unreachableAddresses = (database: Database | Transaction, secret: string) =>
  suppressedFor(database, secret, 'unreachable');

/** The same of one address. */
export async function isUnreachable(
  database: Database | Transaction,
  secret: string,
  email: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', 'in', addressHashes(secret, purposes.unreachable, email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything that stands there of one address. */
export async function suppressionsOf(
  database: Database,
  secret: string,
  email: string,
): Promise<Pick<SuppressionTable, 'why' | 'at'>[]> {
  const hashes = Object.values(purposes).flatMap((purpose) => addressHashes(secret, purpose, email));
  return database
    .selectFrom('suppressions')
    .select(['why', 'at'])
    .where('address_hash', 'in', hashes)
    .orderBy('at')
    .execute();
}
