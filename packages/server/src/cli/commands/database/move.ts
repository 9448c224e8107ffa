import { existsSync } from 'node:fs';
import { readConfig, type ServerConfig } from '../../../config.ts';
import {
  contentsOf,
  copyTables,
  keptTables,
  placesMissing,
  type TableContent,
} from '../../../database/copy-tables.ts';
import type { Database } from '../../../database/database.ts';
import { damageIn, isOpenElsewhere } from '../../../database/engines/sqlite/closed-database.ts';
import { afterDamage, databaseFile } from '../../../database/engines/sqlite/file.ts';
import { openDatabase } from '../../../database/open.ts';
import { transaction } from '../../../database/transaction.ts';
import { storeMedia } from '../../../media/copy-media.ts';
import { itemFile, mediaFolder } from '../../../media/media-folder.ts';
import { openMedia } from '../../../media/store/open.ts';
import { relistAll } from '../../../members/directory/listing.ts';
import { moveSecret } from '../../../settings/secret.ts';
import { copySettings } from '../../../settings/settings.ts';
import { closedCommand } from '../../command.ts';
import { CommandError } from '../../command-error.ts';

/** @throws CommandError if there is nothing to move, or the site is running */
function checkSource({ dataDir, database, bucket }: ServerConfig): void {
  if (database || bucket) {
    throw new CommandError(
      'DATABASE_URL or MEDIA_URL is set, and what is moved is in DATA_DIR. Leave them out, and name the new places behind "move".',
    );
  }
  if (!existsSync(databaseFile(dataDir)))
    throw new CommandError(`There is no database in ${dataDir}. Set DATA_DIR.`);
  if (isOpenElsewhere(databaseFile(dataDir)))
    throw new CommandError(`The site is using ${dataDir}. Stop it first; nothing was changed.`);
  const finding = damageIn(databaseFile(dataDir));
  if (finding !== undefined)
    throw new CommandError(
      `The database in ${dataDir} is damaged (${finding}); nothing was moved. ${afterDamage}`,
    );
}

const isSame = (one: readonly TableContent[], other: readonly TableContent[]) =>
  one.every(({ rows, sum }, place) => rows === other[place]?.rows && sum === other[place].sum);

const rowsOf = (contents: readonly TableContent[]) => contents.reduce((all, { rows }) => all + rows, 0);

/**
 * Copies all tables to the target. @returns the content of every table. @throws CommandError if the target holds other data, or the
 * source has tables unknown to this version
 */
async function moveDatabase(
  source: Database,
  target: Database,
  { dataDir, secret }: ServerConfig,
  replaces: boolean,
): Promise<{ contents: TableContent[]; wasThere: boolean }> {
  const tables = await keptTables(source);
  const [missing] = await placesMissing(target, tables);
  if (missing !== undefined) {
    throw new CommandError(
      `A newer version of this program has written to ${dataDir}, and keeps there what this one has no place for (“${missing}”): move it with the newer one. Nothing was changed.`,
    );
  }
  const contents = await contentsOf(source, tables);
  const there = await contentsOf(target, tables);
  if (isSame(contents, there)) return { contents, wasThere: true };
  if (rowsOf(there) > 0 && !replaces) {
    throw new CommandError(
      `That database holds ${rowsOf(there)} rows already, and they are not those of ${dataDir}. Nothing was changed; with --replace they are deleted first.`,
    );
  }
  await transaction(target, async (trx) => {
    await copyTables(source, trx, tables);
    await copySettings(source, trx);
    if (secret === undefined) await moveSecret(trx, dataDir);
    if (!isSame(contents, await contentsOf(trx, tables)))
      throw new CommandError('Not every row arrived as it was. Nothing was changed.');
    await relistAll(trx);
  });
  return { contents, wasThere: false };
}

/** Moves an installation from one folder to PostgreSQL and a bucket. */
export const move = closedCommand({
  name: 'move',
  summary:
    'moves the data of DATA_DIR to postgres://… and its photos and films to s3://…, while the site is stopped',
  options: { replace: { summary: 'replaces the contents of that database, which are deleted' } },
  words: { places: { shown: 'ADDRESS', count: 'several' } },
  async run({ config, environment, logger, options, print, words: { places }, misspelt }) {
    const [database, ...others] = places;
    const [bucket, ...unknown] = others;
    if (!/^postgres(ql)?:/.test(database ?? '') || unknown.length > 0)
      throw misspelt('Name the database first, such as postgres://user:password@host/database');
    checkSource(config);
    const set = readConfig({ ...environment, DATABASE_URL: database, MEDIA_URL: bucket });
    // No statement timeout: copying takes as long as needed, and no request waits for it.
    const next = { ...set, database: set.database && { ...set.database, timeoutMs: 0 } };
    // A wrong bucket is reported before anything is copied.
    const store = next.bucket && (await openMedia(next, logger));
    await store?.check();
    const source = await openDatabase(config);
    try {
      const target = await openDatabase(next);
      try {
        const { contents, wasThere } = await moveDatabase(source, target, next, options.replace);
        for (const { name, rows } of contents) print(`${name.padEnd(24)}${String(rows).padStart(10)}`);
        print(
          `${wasThere ? 'All of it was there already' : 'Moved'}: ${rowsOf(contents)} rows, compared table by table.`,
        );
      } finally {
        await target.destroy();
      }
    } finally {
      await source.destroy();
    }
    if (store) {
      const files = await storeMedia(mediaFolder(config.dataDir), store, itemFile);
      print(`${files} files of photos and films are ${store.place}.`);
    }
    print(
      `Set DATABASE_URL${store ? ' and MEDIA_URL' : ''} and start the site. What is in ${config.dataDir} stays as it was.`,
    );
  },
});
