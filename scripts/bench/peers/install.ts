import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../../steps.ts';

const execute = promisify(execFile);

/**
 * Installs what others made, to be measured beside ours: into a folder of its own, so that nobody who works on the product has to wait for
 * it. Done once for the same packages; nothing that they bring is run.
 * @param name Of the folder, below `.cache/peers`
 * @returns the folder, or undefined where they cannot be had
 */
export async function installed(
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const folder = path.join(root, '.cache', 'peers', name);
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2)}\n`;
  const done = path.join(folder, 'installed.json');
  if ((await readFile(done, 'utf8').catch(() => '')) === manifest) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), manifest);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'];
  try {
    await execute('npm', ['install', ...options], { cwd: folder, env: environment, timeout: 900_000 });
  } catch {
    return undefined;
  }
  await writeFile(done, manifest);
  return folder;
}
