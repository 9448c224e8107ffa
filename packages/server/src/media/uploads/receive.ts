import { officeMessages as messages } from '@banyan/api/office';
import type { Database } from '../../database/database.ts';
import type { UploadTable } from '../../database/upload-tables.ts';
import { isDiskFull } from '../../http/disk-full.ts';
import { diskFull, HttpError } from '../../http/http-error.ts';
import type { MediaStore } from '../store/media-store.ts';
import { pieceBytes, pieceKey } from './files.ts';
import { refusedSeen } from './refusals.ts';
import { notePiece, refuseUpload, uploadWith } from './rows.ts';

async function keepPiece(media: MediaStore, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await media.put(key, bytes);
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(messages.diskFull);
    throw error;
  }
}

/**
 * Stores the piece of a file that begins at `at`. A piece that is not expected now is ignored.
 * @returns the number of stored bytes; `undefined` when the file is no longer wanted
 * @throws HttpError 400 for a piece with the wrong length, 422 for the first piece of an unusable file, 503 while the disk is full
 */
export async function receivePiece(
  { database, media }: { database: Database; media: MediaStore },
  row: UploadTable,
  at: number,
  bytes: Uint8Array,
  now: number,
): Promise<number | undefined> {
  if (row.state === 'refused') return undefined;
  if (row.state !== 'waiting' || at !== row.received || at === row.size) return row.received;
  if (bytes.byteLength !== pieceBytes(row, at)) throw new HttpError(400, messages.pieceIncomplete);
  if (at === 0 && row.part !== 'captions') {
    const isPhoto = row.part === 'poster' || row.subject_kind === 'news';
    const reason = await refusedSeen(isPhoto, row.size, bytes);
    if (reason) {
      await refuseUpload(database, row.id, reason, now);
      throw new HttpError(422, reason);
    }
  }
  await keepPiece(media, pieceKey(row, at), bytes);
  if (await notePiece(database, row, bytes.byteLength, now)) return at + bytes.byteLength;
  const meanwhile = await uploadWith(database, row.id);
  if (!meanwhile) await media.remove(pieceKey(row, at));
  return meanwhile?.received;
}
