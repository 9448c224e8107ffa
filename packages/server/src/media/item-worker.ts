import sharp from 'sharp';
import * as v from 'valibot';
import { isDiskFull } from '../http/disk-full.ts';
import { storeCaptions } from './film.ts';
import { makeItem } from './import-item.ts';
import { type ItemAnswer, ItemJob } from './item-job.ts';
import { type StoredItem, storePoster } from './picture.ts';
import { RefusedFile } from './refused-file.ts';

/*
 * Makes items of galleries out of files that volunteers sent, in a process of its own: whatever one makes it do, the server goes on.
 * `made-apart.ts` starts it, and ends it with the programs that it has started.
 */

/** Bytes of memory in all, while it makes one and after: opened, 100 million pixels need 300 MB. */
const mostMemory = { during: 448 * 1_048_576, after: 192 * 1_048_576 };

const memory = process.memoryUsage.rss;
// At once, and ffmpeg with it: it leads a group of processes, where there are such.
function end(): void {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}

process.once('disconnect', end);
// A stop is for the server, which finishes what it has begun; then this one loses it, and ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

sharp.concurrency(1);

async function poster(file: string, folder: string): Promise<StoredItem> {
  const { poster: path, width, height, size } = await storePoster(file, folder);
  return { path, width, height, size, sources: [] };
}

function stored({ part, file, name, folder }: ItemJob): Promise<StoredItem> {
  if (part === 'poster') return poster(file, folder);
  if (part === 'captions') return storeCaptions(file, name, folder);
  return makeItem(file, name, folder);
}

async function answered(job: ItemJob): Promise<Omit<ItemAnswer, 'isSpent'>> {
  const said = { refused: '', isFull: false };
  try {
    return { ...said, item: await stored(job) };
  } catch (error) {
    if (error instanceof RefusedFile) return { ...said, refused: error.message };
    if (isDiskFull(error)) return { ...said, isFull: true };
    throw error;
  }
}

process.on('message', async (message) => {
  // What a head says of a picture may be a lie.
  const watch = setInterval(() => memory() > mostMemory.during && end(), 10);
  const answer = await answered(v.parse(ItemJob, message));
  clearInterval(watch);
  const said: ItemAnswer = { ...answer, isSpent: memory() > mostMemory.after };
  process.send?.(said);
});
