import type { EventMedia } from '../../contract/events/event-item.ts';
import { officeMessages as messages } from '../../contract/office/messages.ts';
import type { UploadTable } from '../database/upload-tables.ts';
import type { Services } from '../http/services.ts';
import { eachOf } from '../media/store/each-of.ts';
import { publishItem } from '../media/uploads/files.ts';
import { refuseUpload, type UploadSubject, uploadsOf } from '../media/uploads/rows.ts';
import type { Actor } from './identity/actor.ts';
import { itemFor } from './upload-views.ts';

/** Whose files, and what they are for. */
export const ownerOf = (actor: Actor, subject: UploadSubject) => ({
  ...subject,
  volunteer: actor.volunteer.id,
});

/** A file of theirs that has become something. */
export interface ReadyFile {
  row: UploadTable;
  item: EventMedia;
}

/** Files of theirs that are ready, with what they have become; of these, the ones that are named. */
export async function readyFiles(
  { database }: Services,
  actor: Actor,
  subject: UploadSubject,
  named: ReadonlySet<string | null>,
): Promise<ReadyFile[]> {
  const rows = await uploadsOf(database, ownerOf(actor, subject));
  return rows.flatMap((row) => {
    const item = itemFor(row);
    return item && named.has(item.path) ? [{ row, item }] : [];
  });
}

/**
 * Has what files have become lie where anybody may read it; one of which that is gone has to be sent again.
 * @returns whether all of it lies there
 */
export async function publishFiles(
  { database, media, now }: Services,
  files: readonly ReadyFile[],
): Promise<boolean> {
  let isWhole = true;
  await eachOf(files, async ({ row }) => {
    if (await publishItem(row, media)) return;
    isWhole = false;
    await refuseUpload(database, row.id, messages.fileGone, now());
  });
  return isWhole;
}
