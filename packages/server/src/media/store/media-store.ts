import type { ByteRange } from '../byte-range.ts';

/** What is known of a stored file without reading it. */
interface StoredFile {
  /** Bytes. */
  size: number;
  /** When its content was written, in milliseconds since 1970. */
  changed: number;
}

/** A file of a folder. */
interface ListedFile {
  /** Without the folder. */
  name: string;
  /** Since when it lies there, in milliseconds since 1970: a file that is moved begins anew. */
  since: number;
}

/**
 * Where photos and films are kept: galleries, each item in a folder named after its content, and portraits. A key is a
 * path with slashes, such as `stories/1f.jpg`; what begins with a dot is never served. Every function of a store that is
 * not on this machine rejects with {@link MediaUnavailable} while it cannot be reached.
 */
export interface MediaStore {
  /** What the place is called in a sentence, such as `on this disk`. */
  readonly place: string;
  /** Whether it can be used at all, asked once at start. @throws ConfigError when it never will be */
  check(): Promise<void>;
  /** Stores a file, whole or not at all, in place of one that was there. */
  put(key: string, content: Uint8Array | { file: string }): Promise<void>;
  /** `undefined` when there is no such file. */
  about(key: string): Promise<StoredFile | undefined>;
  /** A part of a file that has one byte at least; `undefined` when it is gone. */
  read(key: string, range: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /** Moves a file; nothing happens when it is not there. Stopped halfway it may lie at both places, never at none. */
  move(from: string, to: string): Promise<void>;
  /** Removes a file; one that is gone is no fault. */
  remove(key: string): Promise<void>;
  /** The files of a folder; none when there is no such folder. */
  list(folder: string): Promise<ListedFile[]>;
  /** Names of all folders at the top. */
  folders(): Promise<string[]>;
  /** When a folder was written, in milliseconds since 1970; `undefined` when there is none. */
  folderChanged(name: string): Promise<number | undefined>;
  /**
   * Lets `fill` put files into an empty folder of this machine, and stores them as a folder, in place of what was there.
   * @param last Which of its files is stored last: where that one is, all are.
   */
  makeFolder<Made>(name: string, last: string, fill: (work: string) => Promise<Made>): Promise<Made>;
  /**
   * Moves a folder to where none is; where one is already, that one stays and the other goes.
   * @param last Which of its files is moved last: where that one is, all are.
   */
  moveFolder(from: string, to: string, last: string): Promise<void>;
  /** Removes a folder with all that is in it. */
  removeFolder(name: string): Promise<void>;
  /** How a person finds a file: a path or an address. */
  whereIs(key: string): string;
}

/** The whole text of a small file; `undefined` when there is none. */
export async function readText(media: MediaStore, key: string): Promise<string | undefined> {
  const file = await media.about(key);
  const body = file && file.size > 0 ? await media.read(key, { start: 0, end: file.size - 1 }) : undefined;
  return body && new Response(body).text();
}
