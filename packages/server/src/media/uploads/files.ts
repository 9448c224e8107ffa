import { appendFile } from 'node:fs/promises';
import { EventMedia } from '@banyan/api/contract';
import { galleryLimits } from '@banyan/api/office';
import * as v from 'valibot';
import type { UploadTable } from '../../database/upload-tables.ts';
import { itemKey } from '../import-item.ts';
import { isItemFolder, itemFile } from '../media-folder.ts';
import type { MediaStore } from '../store/media-store.ts';

/* Files of an upload. They are in hidden folders, whose names begin with a dot. */

type Row = Pick<UploadTable, 'id' | 'size'>;

/** Folder of the pieces of a file. The name of each is its position in the file. */
const piecesFolder = ({ id }: Pick<Row, 'id'>) => `.uploads/${id}`;
/** Folder of the finished item. */
export const madeFolder = ({ id }: Pick<Row, 'id'>) => `.made/${id}`;

export const pieceKey = (row: Row, at: number) => `${piecesFolder(row)}/${at}`;

/** Returns the size of the piece at a position, in bytes. */
export const pieceBytes = ({ size }: Row, at: number) => Math.min(galleryLimits.piece, size - at);

/**
 * Joins the pieces of a file on this machine.
 * @returns the position of the first missing piece, as after a power cut; `undefined` when all are there
 */
export async function putTogether(row: Row, media: MediaStore, file: string): Promise<number | undefined> {
  for (let at = 0; at < row.size; at += galleryLimits.piece) {
    const [key, size] = [pieceKey(row, at), pieceBytes(row, at)];
    const there = await media.about(key);
    const piece = there?.size === size ? await media.read(key, { start: 0, end: size - 1 }) : undefined;
    if (!piece) return at;
    await appendFile(file, piece);
  }
  return undefined;
}

export const forgetPieces = (row: Pick<Row, 'id'>, media: MediaStore): Promise<void> =>
  media.removeFolder(piecesFolder(row));

/** Deletes everything that is stored for a file. */
export async function forgetFiles(row: Pick<Row, 'id'>, media: MediaStore): Promise<void> {
  await forgetPieces(row, media);
  await media.removeFolder(madeFolder(row));
}

const Item = v.pipe(v.string(), v.parseJson(), EventMedia);

/** Returns the finished item of a file, with its future addresses; `undefined` until it is ready. */
export const itemOf = ({ item }: Pick<UploadTable, 'item'>): EventMedia | undefined =>
  item === null ? undefined : v.parse(Item, item);

/** Returns the public folder of an item. */
const folderOf = ({ path }: Pick<EventMedia, 'path'>) => path.split('/').find(isItemFolder);

/**
 * Moves a finished item to its public folder. Can be repeated.
 * @returns true if the item is there; an earlier item of the same file may have been deleted from another gallery meanwhile
 */
export async function publishItem(
  row: Pick<UploadTable, 'id' | 'item'>,
  media: MediaStore,
): Promise<boolean> {
  const item = itemOf(row);
  const folder = item && folderOf(item);
  if (!folder) return false;
  const isThere = async () => (await media.about(itemKey(folder))) !== undefined;
  if (await isThere()) return true;
  await media.moveFolder(madeFolder(row), folder, itemFile);
  return isThere();
}

const nameIn = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '');

/** Returns the future address of the narrowest JPEG copy of a picture, or of the still of a film. */
export function smallPicture({ path, sources, poster }: EventMedia): string | undefined {
  if (poster) return poster;
  const copies = sources.filter(({ type }) => type === 'image/jpeg');
  return copies[0]?.path ?? (/\.jpe?g$/i.test(path) ? path : undefined);
}

/** Returns a small picture of a finished item; `undefined` if there is none. */
export async function pictureOf(
  row: Pick<UploadTable, 'id' | 'item'>,
  media: MediaStore,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
  const item = itemOf(row);
  const path = item && smallPicture(item);
  if (!path) return undefined;
  for (const folder of [madeFolder(row), folderOf(item)]) {
    const key = `${folder}/${nameIn(path)}`;
    const there = await media.about(key);
    const bytes = there && (await media.read(key, { start: 0, end: there.size - 1 }));
    if (bytes) return bytes;
  }
  return undefined;
}
