import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * File in which a finished build records the stamp of its sources. A build empties the folder first, so an unfinished one has no
 * stamp.
 */
export const stampFile = 'site/dist/client/.stamp';

/** Sources of the built site. */
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

/** Digest of all sources of the site. It depends on their content only, not on their dates. */
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
