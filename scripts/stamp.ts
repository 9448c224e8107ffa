import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where a finished build says what it was made of. A build that starts empties the folder, so an unfinished one says nothing. */
export const stampFile = 'site/dist/client/.stamp';

/** What the built site is made of. */
const sources = [
  'package.json',
  'pnpm-lock.yaml',
  'site/package.json',
  'site/vite.config.ts',
  'site/build',
  'site/office',
  'site/server',
  'site/src',
  'packages/api/src/client',
  'packages/api/src/contract',
  'packages/api/src/samples',
  'packages/app/src',
  'packages/forms/src',
  'office',
  'packages/ui/src',
  'packages/ui/static',
];
const ignored = /\.(stories|test)\.tsx?$|\.gen\.ts$/;

/** A digest of every source of the site: the same sources, the same stamp, whatever the clock says. */
export async function sourceStamp(root: string): Promise<string> {
  const digest = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesUnder(path.join(root, source))) {
      digest
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return digest.digest('hex');
}

async function filesUnder(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
