import { randomUUID } from 'node:crypto';
import { copyFile, lstat, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileStream } from '../file-stream.ts';
import { unfinished } from '../media-folder.ts';
import type { MediaStore } from './media-store.ts';

const makeParent = (path: string) => mkdir(dirname(path), { recursive: true, mode: 0o700 });

/** What a question about a file answers, or nothing when there is no such file. @throws whatever else went wrong */
async function ifThere<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Media in a folder of this machine. */
export function folderStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(resolve(folder), ...key.split('/'));
  return {
    place: 'on this disk',
    check: async () => undefined,
    async put(key, content) {
      await makeParent(pathOf(key));
      const draft = join(folder, unfinished + randomUUID());
      try {
        if (content instanceof Uint8Array) await writeFile(draft, content, { mode: 0o600 });
        else await copyFile(content.file, draft);
        const isPut = await ifThere(rename(draft, pathOf(key)).then(() => true));
        if (!isPut) {
          // Whoever was done with all else in its folder has removed that meanwhile.
          await makeParent(pathOf(key));
          await rename(draft, pathOf(key));
        }
      } finally {
        await rm(draft, { force: true });
      }
    },
    async about(key) {
      try {
        const own = await realpath(folder);
        // The real path is the asked one, or a symbolic link is on the way.
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
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(name) {
      const names = await readdir(pathOf(name)).catch(() => []);
      const listed = names.map(async (one) => {
        // A move keeps when the content was written; when its place was is another date.
        const found = await ifThere(stat(join(pathOf(name), one)));
        return found ? [{ name: one, since: found.ctimeMs }] : [];
      });
      return (await Promise.all(listed)).flat();
    },
    folders: async () => (await ifThere(readdir(folder))) ?? [],
    folderChanged: async (name) => (await ifThere(lstat(pathOf(name))))?.mtimeMs,
    async makeFolder(name, _last, fill) {
      await makeParent(pathOf(name));
      const work = join(folder, unfinished + randomUUID());
      try {
        await mkdir(work, { mode: 0o700 });
        const made = await fill(work);
        await rm(pathOf(name), { recursive: true, force: true });
        await rename(work, pathOf(name));
        return made;
      } finally {
        await rm(work, { recursive: true, force: true });
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
