import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../../steps.ts';

const execute = promisify(execFile);

/**
 * This repository as it was at a commit, with what it needs installed; done once. Starting it builds it.
 * @returns its folder, or undefined where git does not have the commit or what it needs cannot be had
 */
export async function checkedOut(commit: string): Promise<string | undefined> {
  const peers = path.join(root, '.cache', 'peers');
  const folder = path.join(peers, commit);
  const done = path.join(peers, `${commit}.done`);
  if ((await readFile(done, 'utf8').catch(() => '')) === commit) return folder;
  const archive = path.join(peers, `${commit}.tar`);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await execute('git', ['archive', `--output=${archive}`, commit], { cwd: root });
    await execute('tar', ['-xf', archive, '-C', folder]);
    await execute('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile'], {
      cwd: folder,
      env: { ...environment, CI: 'true' },
      timeout: 900_000,
      maxBuffer: 2 ** 26,
    });
  } catch {
    return undefined;
  } finally {
    await rm(archive, { force: true });
  }
  await writeFile(done, commit);
  return folder;
}
