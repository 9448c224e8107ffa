import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * This installation's own secret, made at first use and kept in the data directory, readable by its owner only. It signs
 * challenges and the links in members' letters and keys the hashes of addresses; losing it costs visitors one solved
 * challenge, and members the links they have not used.
 */
export function installationSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret.key');
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
  if (!/^[0-9a-f]{64}$/.test(secret))
    throw new Error('The file secret.key in the data directory is damaged; remove it.');
  return secret;
}
