import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupDatabase } from '../../../server/database/sqlite.ts';
import { type Command, CommandError } from '../../command.ts';

/** A copy that can be opened as it is. */
export const backup: Command = {
  name: 'backup',
  usage: 'backup [FILE]',
  summary: 'a copy of the database, taken while the site runs',
  async run({ config, now, print, words }) {
    const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
    const file = resolve(words[0] ?? join(config.dataDir, 'backups', `banyan-${stamp}.db`));
    if (existsSync(file))
      throw new CommandError(`${file} is already there; an existing file is never replaced.`);
    const unfinished = `${file}.part`;
    try {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      await backupDatabase(config.dataDir, unfinished);
      renameSync(unfinished, file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw new CommandError(
        `The backup failed: ${error instanceof Error ? error.message : 'unknown reason'}.`,
      );
    }
    print(`Saved ${file}.`);
  },
};
