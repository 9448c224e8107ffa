import type { ByteRange } from '../byte-range.ts';

/** Metadata of a stored file. */
interface StoredFile {
  /** Bytes. */
  size: number;
  /** Time when its content was written, in milliseconds since 1970. */
  changed: number;
}

/** A file in a folder. */
interface ListedFile {
  /** Name without the folder. */
  name: string;
  /** Time since when it is in this place, in milliseconds since 1970: a move sets it anew. */
  since: number;
}

/**
 * Storage of photos and films: gallery items, each in a folder named after its content, and portraits. A key is a path with
 * slashes, such as `stories/1f.jpg`; keys that begin with a dot are never served. Every function of a remote store rejects with
 * {@link MediaUnavailable} while it cannot be reached.
 */
export interface MediaStore {
  /** Name of the storage in a sentence, such as `on this disk`. */
  readonly place: string;
  /** Checks once at the start if the store is usable. @throws ConfigError if it is misconfigured */
  check(): Promise<void>;
  /** Stores a file atomically, and replaces an existing one. */
  put(key: string, content: Uint8Array | { file: string }): Promise<void>;
  /** Returns the metadata of a file; `undefined` if there is no such file. */
  about(key: string): Promise<StoredFile | undefined>;
  /** Reads a part of a file with at least one byte; `undefined` if the file is gone. */
  read(key: string, range: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /** Moves a file; does nothing if it does not exist. If interrupted, the file may be in both places, but never in none. */
  move(from: string, to: string): Promise<void>;
  /** Removes a file; does nothing if it does not exist. */
  remove(key: string): Promise<void>;
  /** Lists the files of a folder; empty if there is no such folder. */
  list(folder: string): Promise<ListedFile[]>;
  /** Lists the names of all folders at the top. */
  folders(): Promise<string[]>;
  /** Returns the time when a folder was written, in milliseconds since 1970; `undefined` if there is none. */
  folderChanged(name: string): Promise<number | undefined>;
  /**
   * Lets `fill` write files into an empty local folder, and stores them as a folder, in place of an existing one.
   * @param last Name of the file that is stored last: if it exists, all files do.
   */
  makeFolder<Made>(name: string, last: string, fill: (work: string) => Promise<Made>): Promise<Made>;
  /**
   * Moves a folder to a free name; if the target exists, it stays and the moved folder is removed.
   * @param last Name of the file that is moved last: if it exists, all files do.
   */
  moveFolder(from: string, to: string, last: string): Promise<void>;
  /** Removes a folder with all its files. */
  removeFolder(name: string): Promise<void>;
  /** Returns the location of a file for people: a path or an address. */
  whereIs(key: string): string;
}

/** Reads a small text file; `undefined` if it does not exist. */
export async function readText(media: MediaStore, key: string): Promise<string | undefined> {
  const file = await media.about(key);
  const body = file && file.size > 0 ? await media.read(key, { start: 0, end: file.size - 1 }) : undefined;
  return body && new Response(body).text();
}
