import { readFile } from 'node:fs/promises';

/**
 * Memory of a process and its children, in MB of 1,000,000 bytes: resident memory, with shared parts such as the program itself
 * counted once (Linux: proportional set size). 0 without /proc.
 */
export async function memoryOf(pid: number): Promise<number> {
  const own = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB$/m.exec(own) ?? [];
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const theirs = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => memoryOf(Number(child))),
  );
  return (Number(kilobytes) * 1_024) / 1_000_000 + theirs.reduce((sum, one) => sum + one, 0);
}
