import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { noteOnce, setting } from './settings.ts';

/** File of the secret in the data directory. */
export const secretFile = (dataDir: string) => join(dataDir, 'secret.key');

export const isSecret = (text: string) => /^[0-9a-f]{64}$/.test(text.trim());

const newSecret = () => randomBytes(32).toString('hex');

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Creates the secret’s file, unless another process does so at the same time. */
function makeSecret(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `secret.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    writeFileSync(draft, newSecret(), { mode: 0o600 });
    // Linking is atomic and never replaces a file, so of two processes that start at once one secret wins.
    linkSync(draft, secretFile(dataDir));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    // A full disk leaves an empty file.
    rmSync(draft, { force: true });
  }
}

/** Text of the secret’s file; `undefined` if there is none. */
function readSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(secretFile(dataDir), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Secret in the data directory, created at first use and readable by its owner only. */
export function secretInFile(dataDir: string): string {
  if (readSecret(dataDir) === undefined) makeSecret(dataDir);
  const secret = readSecret(dataDir) ?? '';
  if (!isSecret(secret)) throw new Error('The file secret.key in the data directory is damaged; remove it.');
  return secret;
}

const key = 'secret';

/** Secret in the database, shared by all processes. */
async function secretInSettings(database: Database | Transaction): Promise<string> {
  const known = await setting(database, key);
  if (known !== undefined) return known;
  // If two processes create a secret at once, the first one is stored.
  await noteOnce(database, key, newSecret());
  const noted = await setting(database, key);
  if (noted === undefined) throw new Error('The secret of this installation could not be noted.');
  return noted;
}

/** Copies the secret of a data directory into the database that replaces it, so that links in emails stay valid. */
export async function moveSecret(trx: Transaction, dataDir: string): Promise<void> {
  await noteOnce(trx, key, secretInFile(dataDir));
}

/**
 * Secret of the installation: `INSTALLATION_SECRET`, or one created at first use. It is kept in the data directory, or in the
 * database if that is elsewhere. It signs challenges and the links in members’ emails, and keys the hashes of addresses. Losing it
 * invalidates one solved challenge per visitor, and members’ unused links.
 */
export async function installationSecret(
  database: Database | Transaction,
  { secret, dataDir, database: elsewhere }: Pick<ServerConfig, 'secret' | 'dataDir' | 'database'>,
): Promise<string> {
  return secret ?? (elsewhere ? secretInSettings(database) : secretInFile(dataDir));
}
