import type { EventMedia } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import type { UploadTable } from '@banyan/server/database/upload-tables';
import { isDiskFull } from '@banyan/server/http/disk-full';
import { diskFull } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import { eachOf } from '@banyan/server/media/store/each-of';
import type { MediaStore } from '@banyan/server/media/store/media-store';
import { publishItem } from '@banyan/server/media/uploads/files';
import { refuseUpload, type UploadSubject, uploadsOf } from '@banyan/server/media/uploads/rows';
import { itemFor } from './upload-views.ts';

/** Processed file of a volunteer. */
export interface ReadyFile {
  row: UploadTable;
  item: EventMedia;
}

/** Processed files of a volunteer with their results; with names, only those files. */
export async function readyFiles(
  { database }: Services,
  owner: UploadSubject & { volunteer: string },
  named: ReadonlySet<string | null>,
): Promise<ReadyFile[]> {
  const rows = await uploadsOf(database, owner);
  return rows.flatMap((row) => {
    const item = itemFor(row);
    return item && named.has(item.path) ? [{ row, item }] : [];
  });
}

/** @throws HttpError 503 while the disk is full */
async function publishOne(row: UploadTable, media: MediaStore): Promise<boolean> {
  try {
    return await publishItem(row, media);
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(messages.diskFull);
    throw error;
  }
}

/**
 * Publishes processed files; a file whose result is gone must be uploaded again.
 * @returns true if all of them are published
 * @throws HttpError 503 while the disk is full
 */
export async function publishFiles(
  { database, media, now }: Pick<Services, 'database' | 'media' | 'now'>,
  files: readonly Pick<ReadyFile, 'row'>[],
): Promise<boolean> {
  let isWhole = true;
  await eachOf(files, async ({ row }) => {
    if (await publishOne(row, media)) return;
    isWhole = false;
    await refuseUpload(database, row.id, messages.fileGone, now());
  });
  return isWhole;
}
