import { dayMs } from '@banyan/api/contract';
import type { Database } from '../../database/database.ts';
import type { UploadTable } from '../../database/upload-tables.ts';
import { eachOf } from '../store/each-of.ts';
import type { MediaStore } from '../store/media-store.ts';
import { forgetFiles } from './files.ts';
import { forgetRows, quietSince } from './rows.ts';

/** Deletes uploads with everything that is stored for them. */
export async function dropUploads(
  database: Database,
  media: MediaStore,
  rows: readonly Pick<UploadTable, 'id'>[],
): Promise<void> {
  await eachOf(rows, (row) => forgetFiles(row, media));
  // The rows are deleted last: if a row remains, its files are deleted another time.
  await forgetRows(
    database,
    rows.map(({ id }) => id),
  );
}

/** Deletes uploads that were not saved within a day. */
export async function forgetUploads(database: Database, media: MediaStore, now: number): Promise<void> {
  await dropUploads(database, media, await quietSince(database, now - dayMs));
}
