import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { median } from './table.ts';

/** tmpfs and ramfs, as Linux calls them. */
const inMemory = new Set([0x01021994, 0x858458f6]);

const times = 50;

/** What is behind a folder: whether only memory, and how long 4 kB take until they are on the disk, ms. */
export async function diskBehind(folder: string): Promise<{ isMemory: boolean; syncMs: number }> {
  const { type } = await statfs(folder);
  const own = await mkdtemp(path.join(folder, 'banyan-disk-'));
  const file = await open(path.join(own, 'file'), 'w');
  const took: number[] = [];
  try {
    for (let time = 0; time < times; time += 1) {
      const began = performance.now();
      await file.write(Buffer.alloc(4_096, time));
      await file.sync();
      took.push(performance.now() - began);
    }
  } finally {
    await file.close();
    await rm(own, { recursive: true });
  }
  return { isMemory: inMemory.has(type), syncMs: median(took) };
}
