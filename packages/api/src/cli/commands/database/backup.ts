import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupDatabase } from '../../../server/database/engines/sqlite/backup.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';

/** A copy that can be opened as it is. */
export const backup = command({
  name: 'backup',
  summary: 'a copy of the database, taken while the site runs',
  options: {},
  words: { file: { shown: 'FILE', count: 'optional' } },
  async run({ config, now, print, words }) {
    if (config.database) {
      throw new CommandError(
        'The data are in PostgreSQL, which has its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    }
    const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
    const file = resolve(words.file ?? join(config.dataDir, 'backups', `banyan-${stamp}.db`));
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
});
