import { appendFile } from 'node:fs/promises';
import { EventMedia } from '@banyan/api/contract';
import { galleryLimits } from '@banyan/api/office';
import * as v from 'valibot';
import type { UploadTable } from '../../database/upload-tables.ts';
import { itemKey } from '../import-item.ts';
import { isItemFolder, itemFile } from '../media-folder.ts';
import type { MediaStore } from '../store/media-store.ts';

/* Where files lie that are sent in pieces: out of sight, like everything whose name begins with a dot. */

type Row = Pick<UploadTable, 'id' | 'size'>;

/** The pieces of a file, each named by where it begins. */
const piecesFolder = ({ id }: Pick<Row, 'id'>) => `.uploads/${id}`;
/** What has become of it. */
export const madeFolder = ({ id }: Pick<Row, 'id'>) => `.made/${id}`;

export const pieceKey = (row: Row, at: number) => `${piecesFolder(row)}/${at}`;

/** Bytes of the piece that begins somewhere. */
export const pieceBytes = ({ size }: Row, at: number) => Math.min(galleryLimits.piece, size - at);

/**
 * Puts the pieces of a file together on this machine.
 * @returns where the first one is missing that should be here, as after a power cut; `undefined` when all are
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

/** Removes all that lies there of a file. */
export async function forgetFiles(row: Pick<Row, 'id'>, media: MediaStore): Promise<void> {
  await forgetPieces(row, media);
  await media.removeFolder(madeFolder(row));
}

const Item = v.pipe(v.string(), v.parseJson(), EventMedia);

/** What a file has become, with the addresses it will have; `undefined` as long as it is not ready. */
export const itemOf = ({ item }: Pick<UploadTable, 'item'>): EventMedia | undefined =>
  item === null ? undefined : v.parse(Item, item);

/** The folder of an item that anybody may read. */
const folderOf = ({ path }: Pick<EventMedia, 'path'>) => path.split('/').find(isItemFolder);

/**
 * Moves what a file has become to where anybody may read it. Twice is once.
 * @returns whether it is there; what the same file had become before may have been taken out of another gallery meanwhile
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

/** The narrowest copy of a picture as JPEG, or the still of a film: the address that it will have. */
export function smallPicture({ path, sources, poster }: EventMedia): string | undefined {
  if (poster) return poster;
  const copies = sources.filter(({ type }) => type === 'image/jpeg');
  return copies[0]?.path ?? (/\.jpe?g$/i.test(path) ? path : undefined);
}

/** A small picture of what a file has become; `undefined` when there is none. */
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
