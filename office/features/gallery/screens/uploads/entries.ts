import type { GalleryItem, Upload, UploadPart } from '@banyan/api/office';

/** A file on its way to the server, or there. */
export interface Entry {
  /** Names it, here and in a draft: the same file, chosen again, has the same. */
  key: string;
  part: UploadPart;
  name: string;
  /** Bytes. */
  size: number;
  lastModified: number;
  /** At hand as long as the page is; `undefined` after it was loaded anew. */
  file: File | undefined;
  /** The server's name for it, once it has been told. */
  id: string | undefined;
  received: number;
  state: Upload['state'];
  /** Why it is refused, or what it waits for. */
  reason: string;
  item: GalleryItem | null;
}

type Named = Pick<Entry, 'part' | 'name' | 'size' | 'lastModified'>;

const entryKey = ({ part, name, size, lastModified }: Named): string =>
  `${part}:${size}:${lastModified}:${name}`;

/** A file that was just chosen. */
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

/** What the server says of one, with the file that is at hand. */
const entryOf = (upload: Upload, file: File | undefined): Entry => ({
  ...upload,
  key: entryKey(upload),
  file,
});

/** Whether the server would not take more of it: to whoever asks, it is still waiting there for what does not come. */
const stillRefused = ({ state, file }: Entry, upload: Upload): boolean =>
  state === 'refused' && file !== undefined && upload.state === 'waiting';

/** Whether a file has arrived, and something becomes of it. */
export const isWorkedOn = ({ state, received, size, id }: Entry): boolean =>
  state === 'working' || (state === 'waiting' && id !== undefined && received === size);

/** Whether it can be sent, and is not whole. */
export const canGoUp = ({ state, file, received, size, id }: Entry): boolean =>
  state === 'waiting' && file !== undefined && (id === undefined || received < size);

/** Puts what the server says over what is known; what it does not know any more, and is not at hand, is gone. */
export function withUploads(entries: readonly Entry[], uploads: readonly Upload[]): Entry[] {
  const said = new Map(uploads.map((upload) => [entryKey(upload), upload]));
  const known = entries.flatMap((entry) => {
    const upload = said.get(entry.key);
    said.delete(entry.key);
    if (upload)
      return [stillRefused(entry, upload) ? { ...entry, id: upload.id } : entryOf(upload, entry.file)];
    // A file of which the server has not been told is not gone.
    return entry.id === undefined ? [entry] : [];
  });
  return [...known, ...[...said.values()].map((upload) => entryOf(upload, undefined))];
}

/** Puts files that were chosen behind the others. One that is there goes on, or is tried again. */
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
