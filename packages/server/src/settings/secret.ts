import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { noteOnce, setting } from './settings.ts';

/** Where it lies when it is kept beside the data. */
export const secretFile = (dataDir: string) => join(dataDir, 'secret.key');

export const isSecret = (text: string) => /^[0-9a-f]{64}$/.test(text.trim());

const newSecret = () => randomBytes(32).toString('hex');

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Makes the file of the secret, unless another process does so at the same time. */
function makeSecret(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `secret.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    writeFileSync(draft, newSecret(), { mode: 0o600 });
    // Linking is all or nothing and never replaces: of two processes starting at once, one secret wins.
    linkSync(draft, secretFile(dataDir));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    // A full disk leaves an empty one.
    rmSync(draft, { force: true });
  }
}

/** The text of the secret's file; `undefined` where there is none. */
function readSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(secretFile(dataDir), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The secret in the data directory, made at first use and readable by its owner only. */
export function secretInFile(dataDir: string): string {
  if (readSecret(dataDir) === undefined) makeSecret(dataDir);
  const secret = readSecret(dataDir) ?? '';
  if (!isSecret(secret)) throw new Error('The file secret.key in the data directory is damaged; remove it.');
  return secret;
}

const key = 'secret';

/** In the database, where every process on it finds the same. */
async function secretInSettings(database: Database | Transaction): Promise<string> {
  const known = await setting(database, key);
  if (known !== undefined) return known;
  // Of two that make one at once, one is noted.
  await noteOnce(database, key, newSecret());
  const noted = await setting(database, key);
  if (noted === undefined) throw new Error('The secret of this installation could not be noted.');
  return noted;
}

/** Brings the secret of a data directory into a database that takes its place: links in letters go on opening. */
export async function moveSecret(trx: Transaction, dataDir: string): Promise<void> {
  await noteOnce(trx, key, secretInFile(dataDir));
}

/**
 * This installation's own secret: `INSTALLATION_SECRET`, else one made at first use and kept in the data directory, or in
 * the database when that is elsewhere. It signs challenges and the links in members' letters and keys the hashes of
 * addresses; losing it costs visitors one solved challenge, and members the links they have not used.
 */
export async function installationSecret(
  database: Database | Transaction,
  { secret, dataDir, database: elsewhere }: Pick<ServerConfig, 'secret' | 'dataDir' | 'database'>,
): Promise<string> {
  return secret ?? (elsewhere ? secretInSettings(database) : secretInFile(dataDir));
}
