import type { GalleryItem, Upload, UploadPart } from '@banyan/api/office';

/** File that is being uploaded, or was uploaded. */
export interface Entry {
  /** Key of the file, here and in a draft; the same file has the same key when it is chosen again. */
  key: string;
  part: UploadPart;
  name: string;
  /** Size in bytes. */
  size: number;
  lastModified: number;
  /** File from the browser; `undefined` after a reload. */
  file: File | undefined;
  /** Id on the server, once the upload was started. */
  id: string | undefined;
  received: number;
  state: Upload['state'];
  /** Reason for the rejection or the wait. */
  reason: string;
  item: GalleryItem | null;
}

type Named = Pick<Entry, 'part' | 'name' | 'size' | 'lastModified'>;

const entryKey = ({ part, name, size, lastModified }: Named): string =>
  `${part}:${size}:${lastModified}:${name}`;

/** Creates the entry of a newly chosen file. */
export function entryOfFile(file: File, part: UploadPart): Entry {
  const { name, size, lastModified } = file;
  const named = { part, name, size, lastModified };
  return {
    ...named,
    key: entryKey(named),
    file,
    id: undefined,
    received: 0,
    state: 'waiting',
    reason: '',
    item: null,
  };
}

/** Entry for an upload on the server, with the local file. */
const entryOf = (upload: Upload, file: File | undefined): Entry => ({
  ...upload,
  key: entryKey(upload),
  file,
});

/** True if the server stopped accepting the file. Its state on the server is still `waiting`, for data that does not come. */
const stillRefused = ({ state, file }: Entry, upload: Upload): boolean =>
  state === 'refused' && file !== undefined && upload.state === 'waiting';

/** True if the file was uploaded completely and is being processed. */
export const isWorkedOn = ({ state, received, size, id }: Entry): boolean =>
  state === 'working' || (state === 'waiting' && id !== undefined && received === size);

/** True if the file can be sent and is not complete. */
export const canGoUp = ({ state, file, received, size, id }: Entry): boolean =>
  state === 'waiting' && file !== undefined && (id === undefined || received < size);

/** Merges the server’s state into the entries. An entry that was started but no longer exists on the server is removed. */
export function withUploads(entries: readonly Entry[], uploads: readonly Upload[]): Entry[] {
  const said = new Map(uploads.map((upload) => [entryKey(upload), upload]));
  const known = entries.flatMap((entry) => {
    const upload = said.get(entry.key);
    said.delete(entry.key);
    if (upload)
      return [stillRefused(entry, upload) ? { ...entry, id: upload.id } : entryOf(upload, entry.file)];
    // A file the server does not know yet is kept.
    return entry.id === undefined ? [entry] : [];
  });
  return [...known, ...[...said.values()].map((upload) => entryOf(upload, undefined))];
}

/** Adds chosen files after the others. A known file continues or is tried again. */
export function withFiles(entries: readonly Entry[], files: readonly Entry[]): Entry[] {
  const chosen = new Map(files.map((entry) => [entry.key, entry]));
  const known = entries.map((entry): Entry => {
    const again = chosen.get(entry.key);
    chosen.delete(entry.key);
    if (!again) return entry;
    return entry.state === 'refused' ? again : { ...entry, file: again.file };
  });
  return [...known, ...chosen.values()];
}
