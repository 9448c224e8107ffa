import { createHmac } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { emailKey } from '@banyan/api/internal';
import type { Database, Transaction } from '../database/database.ts';
import type { SuppressionTable } from '../database/my-tables.ts';

/*
 * Suppressed addresses: not to be imported again, or not to be emailed. Each reason has its own hashes, so that an address can have
 * several.
 */

type Why = SuppressionTable['why'];

/** Hash prefix of each reason. The prefix for deletions dates from when it was the only reason. */
const purposes = {
  deleted: 'suppressions',
  unreachable: 'unreachable',
  unsubscribed: 'unsubscribed',
} as const satisfies Record<Why, string>;

const hashed = (secret: string, purpose: string, key: string): string =>
  createHmac('sha256', `${secret}:${purpose}`).update(key).digest('base64url');

/** Hash of an address. The stored hashes reveal no address, but a known address can be looked up. */
export const addressHash = (secret: string, purpose: string, email: string): string =>
  hashed(secret, purpose, emailKey(email.trim()));

/**
 * Possible hashes of an address: the current one, and the one from before domains were compared in ASCII. A stored hash cannot be
 * recomputed, so both are searched.
 */
export function addressHashes(secret: string, purpose: string, email: string): string[] {
  const typed = email.trim().toLowerCase();
  const key = emailKey(typed);
  if (key === typed && !key.includes('xn--')) return [hashed(secret, purpose, key)];
  const at = key.lastIndexOf('@') + 1;
  const keys = new Set([key, typed, key.slice(0, at) + domainToUnicode(key.slice(at))]);
  return [...keys].map((one) => hashed(secret, purpose, one));
}

/** Suppresses an address for a reason. */
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

/** Removes a suppression. */
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

/** Returns a test for addresses whose owner had them deleted here. */
export const deletedAddresses = (database: Database | Transaction, secret: string) =>
  suppressedFor(database, secret, 'deleted');

/** Returns a test for addresses whose server refused two campaigns. */
export const unreachableAddresses = (database: Database | Transaction, secret: string) =>
  suppressedFor(database, secret, 'unreachable');

/** True if one address is unreachable. */
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

/** All suppressions of one address. */
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
