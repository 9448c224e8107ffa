import { globSync } from 'node:fs';
import path from 'node:path';
import { quietly } from './quietly.ts';

/** pnpm itself, a program of its own, when it started us; else whichever npx finds. */
const pnpm = (parameters: readonly string[]): Promise<void> => {
  const { npm_execpath: started } = process.env;
  return started?.includes('pnpm') === true
    ? quietly(started, parameters)
    : quietly('npx', ['--yes', 'pnpm@12', ...parameters]);
};

/** Packs every published package as a release would: `publishConfig`, `catalog:` and `workspace:` applied. @returns the files. */
export const makeTarballs = async (out: string): Promise<string[]> => {
  // The Office and the server are not published.
  await pnpm([
    '--filter',
    './packages/*',
    '--filter',
    '!@banyan/office',
    '--filter',
    '!@banyan/server',
    '--recursive',
    'pack',
    '--pack-destination',
    out,
  ]);
  return globSync('*.tgz', { cwd: out })
    .sort()
    .map((file) => path.join(out, file));
};
