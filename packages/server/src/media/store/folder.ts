import { randomUUID } from 'node:crypto';
import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileStream } from '../file-stream.ts';
import { unfinished } from '../media-folder.ts';
import type { MediaStore } from './media-store.ts';

/** Creates the parent folders of a path. @returns a function that removes those it created, if they are still empty */
async function makeParent(path: string): Promise<() => Promise<void>> {
  const first = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return async () => {
    if (first === undefined) return;
    for (let folder = dirname(path); folder.startsWith(first); folder = dirname(folder))
      await rmdir(folder).catch(() => undefined);
  };
}

/** Awaits a file operation; returns `undefined` if the file does not exist. @throws any other error */
async function ifThere<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates a store for media in a folder on this machine. */
export function folderStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(resolve(folder), ...key.split('/'));
  return {
    place: 'on this disk',
    check: async () => undefined,
    async put(key, content) {
      const removeParent = await makeParent(pathOf(key));
      const draft = join(folder, unfinished + randomUUID());
      try {
        if (content instanceof Uint8Array) await writeFile(draft, content, { mode: 0o600 });
        else await copyFile(content.file, draft);
        const isPut = await ifThere(rename(draft, pathOf(key)).then(() => true));
        if (!isPut) {
          // Another operation may have removed the folder meanwhile, after its last file.
          await makeParent(pathOf(key));
          await rename(draft, pathOf(key));
        }
      } catch (error) {
        await rm(draft, { force: true });
        await removeParent();
        throw error;
      }
    },
    async about(key) {
      try {
        const own = await realpath(folder);
        // The real path differs from the requested one if there is a symbolic link on the way.
        if (relative(own, await realpath(pathOf(key))) !== key.split('/').join(sep)) return undefined;
        const found = await lstat(pathOf(key));
        return found.isFile() ? { size: found.size, changed: found.mtimeMs } : undefined;
      } catch {
        return undefined;
      }
    },
    read: async (key, range) => fileStream(pathOf(key), range),
    async move(from, to) {
      if (!(await ifThere(lstat(pathOf(from))))) return;
      await makeParent(pathOf(to));
      await ifThere(rename(pathOf(from), pathOf(to)));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      // Removes the folder if it is empty now; one with other files stays.
      if (key.includes('/')) await rmdir(dirname(pathOf(key))).catch(() => undefined);
    },
    async list(name) {
      const names = await readdir(pathOf(name)).catch(() => []);
      const listed = names.map(async (one) => {
        // A move keeps the modification time, and updates the change time.
        const found = await ifThere(stat(join(pathOf(name), one)));
        return found ? [{ name: one, since: found.ctimeMs }] : [];
      });
      return (await Promise.all(listed)).flat();
    },
    folders: async () => (await ifThere(readdir(folder))) ?? [],
    folderChanged: async (name) => (await ifThere(lstat(pathOf(name))))?.mtimeMs,
    async makeFolder(name, _last, fill) {
      const removeParent = await makeParent(pathOf(name));
      const work = join(folder, unfinished + randomUUID());
      try {
        await mkdir(work, { mode: 0o700 });
        const made = await fill(work);
        await rm(pathOf(name), { recursive: true, force: true });
        await rename(work, pathOf(name));
        return made;
      } catch (error) {
        await rm(work, { recursive: true, force: true });
        await removeParent();
        throw error;
      }
    },
    async moveFolder(from, to) {
      if (await ifThere(lstat(pathOf(to)))) return rm(pathOf(from), { recursive: true, force: true });
      await makeParent(pathOf(to));
      await ifThere(rename(pathOf(from), pathOf(to)));
    },
    removeFolder: (name) => rm(pathOf(name), { recursive: true, force: true }),
    whereIs: pathOf,
  };
}
