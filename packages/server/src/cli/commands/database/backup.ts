import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupDatabase } from '../../../database/engines/sqlite/backup.ts';
import { damageIn, saysDamage } from '../../../database/engines/sqlite/closed-database.ts';
import { afterDamage, databaseFile } from '../../../database/engines/sqlite/file.ts';
import { noteDamage } from '../../../database/engines/sqlite/file-fault.ts';
import { copyMedia } from '../../../media/copy-media.ts';
import { mediaFolder } from '../../../media/media-folder.ts';
import { secretFile, secretInFile } from '../../../settings/secret.ts';
import { closedCommand } from '../../command.ts';
import { CommandError } from '../../command-error.ts';

/** Copies the database and checks the copy. @returns a description of the damage, if there is any */
async function copyWhole(dataDir: string, copy: string): Promise<string | undefined> {
  try {
    await backupDatabase(dataDir, copy);
    return damageIn(copy);
  } catch (error) {
    if (saysDamage(error)) return error.message;
    throw error;
  }
}

/** @throws CommandError if the database is damaged; the site is told, too */
async function copyChecked(dataDir: string, copy: string): Promise<void> {
  const finding = await copyWhole(dataDir, copy);
  noteDamage(dataDir, finding);
  if (finding !== undefined)
    throw new CommandError(
      `The database in ${dataDir} is damaged (${finding}); nothing was saved. ${afterDamage}`,
    );
}

/** Saves a backup as a folder that can be used as `DATA_DIR`. */
export const backup = closedCommand({
  name: 'backup',
  summary: 'copies the database and the secret into a folder, while the site runs, for restore',
  options: { media: { summary: 'also copies the photos and films of the media folder' } },
  words: { folder: { shown: 'FOLDER', count: 'optional' } },
  async run({ config, now, options, print, words }) {
    const { bucket, dataDir } = config;
    if (config.database) {
      throw new CommandError(
        'The data are in PostgreSQL, which has its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    }
    if (options.media && bucket) {
      throw new CommandError(
        `Photos and films are in the bucket ${bucket.bucket}, and copies of it are made there; nothing was saved. Leave out --media.`,
      );
    }
    if (!existsSync(databaseFile(dataDir)))
      throw new CommandError(`There is no database in ${dataDir}. Start the site once, or set DATA_DIR.`);
    const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
    const folder = resolve(words.folder ?? join(dataDir, 'backups', `banyan-${stamp}`));
    if (existsSync(folder))
      throw new CommandError(`${folder} is already there; nothing that exists is ever replaced.`);
    const unfinished = `${folder}.part`;
    let files = 0;
    const above = mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    try {
      mkdirSync(unfinished, { mode: 0o700 });
      writeFileSync(secretFile(unfinished), secretInFile(dataDir), { mode: 0o600 });
      await copyChecked(dataDir, databaseFile(unfinished));
      // Media is copied after the database: files added meanwhile are superfluous, but none is missing.
      if (options.media) files = await copyMedia(mediaFolder(dataDir), mediaFolder(unfinished));
      renameSync(unfinished, folder);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (above !== undefined) rmSync(above, { recursive: true });
      if (error instanceof CommandError) throw error;
      throw new CommandError(
        `The backup failed: ${error instanceof Error ? error.message : 'unknown reason'}.`,
      );
    }
    print(
      `Saved ${folder}: database and secret${options.media ? `, and ${files} files of photos and films` : ''}.`,
    );
    print('It holds everything people have sent: keep it where nobody else reads.');
  },
});
