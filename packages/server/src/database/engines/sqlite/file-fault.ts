import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { DatabaseFault } from '../../engine.ts';
import { databaseFile } from './file.ts';

/** Lies beside the database from when a backup finds damage until one finds none, or a backup is put back. */
export const damageNote = (dataDir: string) => `${databaseFile(dataDir)}.damaged`;

/** Notes what a backup has found, for the site, which is another process. @param finding `undefined` for nothing */
export function noteDamage(dataDir: string, finding: string | undefined): void {
  if (finding === undefined) {
    rmSync(damageNote(dataDir), { force: true });
    return;
  }
  try {
    writeFileSync(damageNote(dataDir), `${finding}\n`, { mode: 0o600 });
  } catch {
    // A disk that takes nothing either: whoever made the backup is told all the same.
  }
}

/** What tells a file from another one that has its name. */
function identityOf(dataDir: string): string | undefined {
  const found = statSync(databaseFile(dataDir), { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * Watches the file of a database that was just opened: once another one has its name, what is written goes nowhere.
 * @returns looks, and says what is wrong
 */
export function watchFile(dataDir: string): {
  isReplaced: () => boolean;
  fault: () => DatabaseFault | undefined;
} {
  const opened = identityOf(dataDir);
  const isReplaced = () => identityOf(dataDir) !== opened;
  return {
    isReplaced,
    fault() {
      if (isReplaced()) return 'replaced';
      return existsSync(damageNote(dataDir)) ? 'damaged' : undefined;
    },
  };
}
