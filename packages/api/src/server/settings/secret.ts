import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where it lies. */
export const secretFile = (dataDir: string) => join(dataDir, 'secret.key');

export const isSecret = (text: string) => /^[0-9a-f]{64}$/.test(text.trim());

/**
 * This installation's own secret, made at first use and kept in the data directory, readable by its owner only. It signs
 * challenges and the links in members' letters and keys the hashes of addresses; losing it costs visitors one solved
 * challenge, and members the links they have not used.
 */
export function installationSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = secretFile(dataDir);
  const draft = join(dataDir, `secret.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // Linking is all or nothing and never replaces: of two processes starting at once, one secret wins.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (!isSecret(secret)) throw new Error('The file secret.key in the data directory is damaged; remove it.');
  return secret;
}
