import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { damageIn, isOpenElsewhere } from '../../../database/engines/sqlite/closed-database.ts';
import { databaseFile } from '../../../database/engines/sqlite/file.ts';
import { damageNote } from '../../../database/engines/sqlite/file-fault.ts';
import { copyMedia } from '../../../media/copy-media.ts';
import { mediaFolder } from '../../../media/media-folder.ts';
import { isSecret, secretFile } from '../../../settings/secret.ts';
import { closedCommand } from '../../command.ts';
import { CommandError } from '../../command-error.ts';

/** Files of an installation in its data directory. The database is moved last, because it marks the installation as complete. */
const partsOf = (dataDir: string) => {
  const database = databaseFile(dataDir);
  return [
    mediaFolder(dataDir),
    secretFile(dataDir),
    damageNote(dataDir),
    `${database}-wal`,
    `${database}-shm`,
    database,
  ];
};

/** @throws CommandError if the folder is not a usable backup */
function checkBackup(folder: string): void {
  if (!existsSync(databaseFile(folder)) || !existsSync(secretFile(folder)))
    throw new CommandError(`${folder} is no backup: it has no database and secret. Nothing was changed.`);
  if (!isSecret(readFileSync(secretFile(folder), 'utf8')))
    throw new CommandError(`The secret in ${folder} is damaged. Nothing was changed.`);
}

/** Existing files that a restore would replace. @throws CommandError if they are in use, or replacing them was not requested */
function present(dataDir: string, replaces: boolean): string[] {
  const there = partsOf(dataDir).filter((path) => existsSync(path));
  if (there.length > 0 && !replaces) {
    throw new CommandError(
      `There is data in ${dataDir} already. Nothing was changed; with --replace it is put aside first.`,
    );
  }
  if (there.includes(databaseFile(dataDir)) && isOpenElsewhere(databaseFile(dataDir)))
    throw new CommandError(`The site is using ${dataDir}. Stop it first; nothing was changed.`);
  return there;
}

/** Copies a backup into the data directory first, so that a full disk is noticed before anything is moved. */
async function copied(folder: string, work: string): Promise<number> {
  mkdirSync(work, { mode: 0o700 });
  for (const path of [secretFile(folder), databaseFile(folder)]) {
    copyFileSync(path, join(work, basename(path)));
    chmodSync(join(work, basename(path)), 0o600);
  }
  // The copy is checked, because a backup may be on a read-only disk.
  const finding = damageIn(databaseFile(work));
  if (finding !== undefined)
    throw new CommandError(`The database in ${folder} is damaged (${finding}). Nothing was changed.`);
  return copyMedia(mediaFolder(folder), mediaFolder(work));
}

/** Restores a backup into `DATA_DIR`. */
export const restore = closedCommand({
  name: 'restore',
  summary: 'restores a backup into DATA_DIR, while the site is stopped',
  options: { replace: { summary: 'replaces existing data, which is moved into a folder beside it' } },
  words: { folder: { shown: 'FOLDER' } },
  async run({ config, now, options, print, words }) {
    const { dataDir } = config;
    if (config.database) {
      throw new CommandError(
        'The data are in PostgreSQL, which has its own tool: pg_restore --clean --dbname="$DATABASE_URL" FILE',
      );
    }
    const folder = resolve(words.folder);
    checkBackup(folder);
    const replaced = present(dataDir, options.replace);
    const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
    const work = join(dataDir, `.restoring-${stamp}`);
    const aside = join(dataDir, `replaced-${stamp}`);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      const files = await copied(folder, work);
      if (replaced.length > 0) mkdirSync(aside, { mode: 0o700 });
      // The database is moved away first, so that the remaining files are not taken for an installation.
      for (const path of replaced.toReversed()) renameSync(path, join(aside, basename(path)));
      const parts = partsOf(work).filter((path) => existsSync(path));
      for (const path of parts) renameSync(path, join(dataDir, basename(path)));
      print(
        `Restored ${folder} into ${resolve(dataDir)}: database, secret and ${files} files of photos and films.`,
      );
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
    if (replaced.length > 0) print(`What was there is in ${resolve(aside)}; delete it when all is well.`);
    if (readdirSync(dataDir).every((name) => name !== 'media') && !config.bucket)
      print(
        'It has no photos and films; where there were any, put the media folder back beside the database.',
      );
  },
});
