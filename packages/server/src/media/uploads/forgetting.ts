import { dayMs } from '@banyan/api/contract';
import type { Database } from '../../database/database.ts';
import type { UploadTable } from '../../database/upload-tables.ts';
import { eachOf } from '../store/each-of.ts';
import type { MediaStore } from '../store/media-store.ts';
import { forgetFiles } from './files.ts';
import { forgetRows, quietSince } from './rows.ts';

/** Forgets files with all that lies there of them. */
export async function dropUploads(
  database: Database,
  media: MediaStore,
  rows: readonly Pick<UploadTable, 'id'>[],
): Promise<void> {
  await eachOf(rows, (row) => forgetFiles(row, media));
  // Only now: a row that is left has its files removed another time.
  await forgetRows(
    database,
    rows.map(({ id }) => id),
  );
}

/** Forgets what nobody has saved within a day after it came. */
export async function forgetUploads(database: Database, media: MediaStore, now: number): Promise<void> {
  await dropUploads(database, media, await quietSince(database, now - dayMs));
}
