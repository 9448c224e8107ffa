import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../steps.ts';

const execute = promisify(execFile);

/**
 * What a program has to be started with so that each sync of its disk takes longer, as on disks that are somewhere else.
 * @returns undefined where there is no C compiler, or no Linux
 */
export async function slowDisk(ms: number): Promise<Record<string, string> | undefined> {
  const library = path.join(root, '.cache', 'peers', 'slow-disk.so');
  const source = path.join(import.meta.dirname, 'slow-disk.c');
  if (process.platform !== 'linux') return undefined;
  try {
    await mkdir(path.dirname(library), { recursive: true });
    await execute('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
  } catch {
    return undefined;
  }
  return { LD_PRELOAD: library, SYNC_MS: String(ms) };
}
