import { dayMs } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import { galleries } from '../events/editing/save-gallery.ts';
import { flyerFolders } from '../events/flyers/flyer-rows.ts';
import { foldersIn } from '../media/item-folders.ts';
import { isItemFolder, unfinished } from '../media/media-folder.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { newsWithPictures } from '../news/pictures.ts';

/**
 * Removes the folders of items and flyers that no event or news item uses any more. Recent folders may belong to a gallery that is just being
 * saved, so of these only dropped ones are removed.
 * @param dropped Folders of items that were just removed from a gallery.
 */
export async function removeUnused(
  database: Database,
  store: MediaStore,
  dropped: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const names = await store.folders();
  const rows = [...(await galleries(database)), ...(await newsWithPictures(database))];
  const used = new Set([...rows.flatMap(foldersIn), ...(await flyerFolders(database))]);
  for (const name of names) {
    const ours = name.startsWith(unfinished) || (isItemFolder(name) && !used.has(name));
    if (!ours) continue;
    const isOld = async () => ((await store.folderChanged(name)) ?? now) < now - dayMs;
    if (dropped.has(name) || (await isOld())) await store.removeFolder(name);
  }
}
