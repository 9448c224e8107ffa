import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { proof } from '../testing/test-proof.ts';
import { sendMany } from './test-many-files.ts';

/** Bytes that a process has in memory, and has had at most; 0 where the system does not tell. */
function memoryOf(pid: number | string): { now: number; most: number } {
  const path = `/proc/${pid}/status`;
  const status = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1_024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** The processes that this one has started. */
function children(): string[] {
  const path = `/proc/${process.pid}/task`;
  if (!existsSync(path)) return [];
  return readdirSync(path).flatMap((task) =>
    readFileSync(`${path}/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

proof(
  {
    what: 'Of many files that go up while pieces are cut off and the page is loaded anew, every good one is in the gallery and every bad one is named.',
    full: 200,
    of: 'files',
  },
  async (count) => {
    const before = memoryOf(process.pid).now;
    const { good, bad, pieces, cut } = await sendMany(count);
    const grown = Math.max(0, memoryOf(process.pid).most - before);
    const apart = Math.max(0, ...children().map((pid) => memoryOf(pid).most));
    expect(grown + apart).toBeLessThan(300 * 1_048_576);
    return `${good} in the gallery, ${bad} named; ${cut} of ${pieces} pieces cut off; ${inMegabytes(grown + apart)} more memory, the process that makes pictures included`;
  },
);
