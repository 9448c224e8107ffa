import { execFile } from 'node:child_process';
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Copies } from '@banyan/api/office';

/** Folder of the backups next to the data. */
const folderOf = (dataDir: string) => path.join(dataDir, 'backups');

const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);

async function sizeOf(folder: string): Promise<number> {
  const files = (await entriesOf(folder)).filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function wholeIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.part'))
    .map(({ name }) => name);
}

/** Complete backups, newest first. */
export async function copiesIn(dataDir: string): Promise<Copies['copies']> {
  const folder = folderOf(dataDir);
  const copies = await Promise.all(
    (await wholeIn(folder)).map(async (name) => {
      const at = path.join(folder, name);
      return { name, bytes: await sizeOf(at), madeAt: (await stat(at)).mtime.toISOString() };
    }),
  );
  return copies.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
}

/** Time of the newest complete backup in a folder, in milliseconds; `undefined` if there is none. */
export async function newestCopyIn(folder: string): Promise<number | undefined> {
  const times = await Promise.all(
    (await wholeIn(folder)).map(async (name) => (await stat(path.join(folder, name))).mtimeMs),
  );
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Time of the newest complete backup next to the data. */
export const lastCopyIn = (dataDir: string): Promise<number | undefined> => newestCopyIn(folderOf(dataDir));

const commandLine = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/**
 * Makes a backup like `banyan backup`, in a separate process, because it reads the whole database in one step.
 * @throws Error with the output of that process
 */
export async function makeCopyOf(dataDir: string, withMedia: boolean): Promise<void> {
  const words = [commandLine, 'backup', ...(withMedia ? ['--media'] : [])];
  await promisify(execFile)(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } });
}
