import { dayMs } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import { galleries } from '../events/editing/save-gallery.ts';
import { foldersIn } from '../media/item-folders.ts';
import { isItemFolder, unfinished } from '../media/media-folder.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { newsWithPictures } from '../news/pictures.ts';

/**
 * Removes the folders of items that neither an event nor a piece of news has any more, whatever its state: a picture that somebody
 * wanted gone is gone. Those just made may be another gallery on its way, so of these only what was dropped goes.
 * @param dropped Folders of items that were just taken out of one.
 */
export async function removeUnused(
  database: Database,
  store: MediaStore,
  dropped: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const names = await store.folders();
  const rows = [...(await galleries(database)), ...(await newsWithPictures(database))];
  const used = new Set(rows.flatMap(foldersIn));
  for (const name of names) {
    const ours = name.startsWith(unfinished) || (isItemFolder(name) && !used.has(name));
    if (!ours) continue;
    const isOld = async () => ((await store.folderChanged(name)) ?? now) < now - dayMs;
    if (dropped.has(name) || (await isOld())) await store.removeFolder(name);
  }
}
