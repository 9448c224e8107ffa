import { itemKey } from './import-item.ts';
import { isItemFolder } from './media-folder.ts';
import { eachOf } from './store/each-of.ts';
import type { MediaStore } from './store/media-store.ts';

/** Columns of a row with items: JSON that contains addresses of items. */
export interface ShownItems {
  images: string;
  media: string;
}

/** Returns the folders of the items that a row shows. */
export const foldersIn = ({ images, media }: ShownItems): string[] =>
  `${images} ${media}`.split('/').filter(isItemFolder);

/** Thrown when files of an item were deleted, because another gallery that contained it was saved. */
export class ItemGone extends Error {
  override readonly name = 'ItemGone';

  constructor() {
    super('another gallery was saved meanwhile; run this again');
  }
}

/** @throws ItemGone when the files of an item do not exist */
export const requireItems = (store: MediaStore, folders: ReadonlySet<string>): Promise<void> =>
  eachOf([...folders], async (folder) => {
    if (!(await store.about(itemKey(folder)))) throw new ItemGone();
  });
