import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { DatabaseFault } from '../../engine.ts';
import { databaseFile } from './file.ts';

/** File next to the database that exists while the latest backup found damage, until a backup finds none or is restored. */
export const damageNote = (dataDir: string) => `${databaseFile(dataDir)}.damaged`;

/** Records the finding of a backup for the site, which is another process. @param finding `undefined` if there is no damage */
export function noteDamage(dataDir: string, finding: string | undefined): void {
  if (finding === undefined) {
    rmSync(damageNote(dataDir), { force: true });
    return;
  }
  try {
    writeFileSync(damageNote(dataDir), `${finding}\n`, { mode: 0o600 });
  } catch {
    // The disk may be full or failing, too. The backup command reports the damage anyway.
  }
}

/** Identity of a file, which distinguishes it from another file with the same name. */
function identityOf(dataDir: string): string | undefined {
  const found = statSync(databaseFile(dataDir), { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * Watches the file of a newly opened database: once another file has replaced it, writes would be lost.
 * @returns functions that check the file and report its fault
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
