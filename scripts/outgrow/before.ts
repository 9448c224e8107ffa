import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { stampFile } from '../stamp.ts';
import { root, run } from '../steps.ts';

/** What a process runs and what its build is made of. */
const product = [
  'site',
  'packages/api/src',
  'packages/server/src',
  'packages/app/src',
  'packages/forms/src',
  'packages/ui/src',
  'packages/ui/static',
  'package.json',
  'pnpm-lock.yaml',
  ':(exclude)*.test.ts',
  ':(exclude)site/e2e',
];

/** The version before this one, built; or why there is none. */
export type Before = { folder: string; commit: string } | { reason: string };

const execute = promisify(execFile);

const git = async (...parameters: string[]): Promise<string> =>
  (await execute('git', parameters, { cwd: root })).stdout.trim();

/** The last commit whose product is another one than that of the working tree. */
async function commitBefore(): Promise<string> {
  const changed = await git('status', '--porcelain', '--', ...product);
  if (changed) return git('rev-parse', 'HEAD');
  const last = await git('log', '-1', '--format=%H', '--', ...product);
  return git('rev-parse', '--verify', `${last}^`);
}

/** Links what one `node_modules` of ours has into another folder, where packages of the repository are that folder's own. */
async function linkModules(from: string, to: string, folder: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    if (name !== '@banyan') {
      await symlink(path.join(from, name), path.join(to, name));
      continue;
    }
    await mkdir(path.join(to, name));
    for (const own of await readdir(path.join(from, name))) {
      const place = path.relative(root, await realpath(path.join(from, name, own)));
      await symlink(path.join(folder, place), path.join(to, name, own));
    }
  }
}

async function linkAll(folder: string): Promise<void> {
  const packages = (await readdir(path.join(folder, 'packages'))).map((name) => `packages/${name}`);
  for (const place of ['.', 'site', ...packages]) {
    const from = path.join(root, place, 'node_modules');
    const isThere = await readdir(from).catch(() => undefined);
    if (isThere) await linkModules(from, path.join(folder, place, 'node_modules'), folder);
  }
}

/**
 * Builds an older version in a folder below `.cache`, unless it is there from the last time.
 * @param from What git calls it. @default the commit before
 */
export async function buildBefore(from?: string): Promise<Before> {
  const known = from ? git('rev-parse', '--verify', `${from}^{commit}`) : commitBefore();
  const commit = await known.catch(() => undefined);
  if (commit === undefined) return { reason: `git does not know ${from ?? 'the commit before'}` };
  const lockfile = await git('show', `${commit}:pnpm-lock.yaml`);
  if (lockfile !== (await readFile(path.join(root, 'pnpm-lock.yaml'), 'utf8')).trim())
    return { reason: `${commit.slice(0, 7)} has other dependencies` };
  const builds = path.join(root, '.cache/outgrow');
  const folder = path.join(builds, commit);
  const before = { folder, commit: commit.slice(0, 7) };
  if (await readFile(path.join(folder, stampFile)).catch(() => undefined)) return before;
  await rm(builds, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = path.join(builds, 'before.tar');
  await git('archive', '--output', archive, commit);
  await execute('tar', ['-x', '-f', archive, '-C', folder]);
  await rm(archive);
  await linkAll(folder);
  console.log(`Building ${before.commit}, the version to change from.`);
  const code = await run(process.execPath, ['scripts/build.ts'], folder);
  return code === 0 ? before : { reason: `${before.commit} does not build` };
}
