import { constants, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { unfinished } from './media-folder.ts';
import type { MediaStore } from './store/media-store.ts';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => !name.startsWith(unfinished));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Copies a media folder while the site may be using it: files deleted meanwhile are skipped, and unfinished ones are left out.
 * @returns the number of files.
 */
export async function copyMedia(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const name of await namesIn(from)) {
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
      copied += 1;
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
  return copied;
}

/**
 * Copies the files of a media folder to a store; files that exist there with the same size are skipped.
 * @param last Name of the file that marks a folder as complete: it is stored after the other files.
 * @returns the number of files.
 */
export async function storeMedia(from: string, store: MediaStore, last: string): Promise<number> {
  const names = await namesIn(from);
  const isLast = (name: string) => basename(name) === last;
  for (const name of [...names.filter((name) => !isLast(name)), ...names.filter(isLast)]) {
    const file = join(from, name);
    const key = name.split(sep).join('/');
    const { size } = await stat(file);
    if ((await store.about(key))?.size !== size) await store.put(key, { file });
  }
  return names.length;
}
