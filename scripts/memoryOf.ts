import { readFile } from 'node:fs/promises';

/**
 * What a process and its children take of the machine, in MB of 1,000,000 bytes: their resident memory, and what several share,
 * such as the program itself, once (Linux calls it the proportional set size). 0 where there is no /proc.
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
