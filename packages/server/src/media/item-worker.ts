import sharp from 'sharp';
import * as v from 'valibot';
import { isDiskFull } from '../http/disk-full.ts';
import { storeCaptions } from './film.ts';
import { makeItem } from './import-item.ts';
import { type ItemAnswer, ItemJob } from './item-job.ts';
import { type StoredItem, storePoster } from './picture.ts';
import { RefusedFile } from './refused-file.ts';

/*
 * Converts files from volunteers to gallery items, in a separate process: the server survives whatever a file causes.
 * `make-in-worker.ts` starts this process, and ends it together with the programs that it has started.
 */

/** Maximum memory in bytes, during a job and after it. A picture of 100 million pixels needs 300 MB to open. */
const mostMemory = { during: 448 * 1_048_576, after: 192 * 1_048_576 };

const memory = process.memoryUsage.rss;
// Ends this process at once, together with ffmpeg: it leads a process group, on systems that have them.
function end(): void {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}

process.once('disconnect', end);
// Stop signals are for the server, which finishes its work first. This process ends when the server disconnects.
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
  // The size in the header of a picture may be false.
  const watch = setInterval(() => memory() > mostMemory.during && end(), 10);
  const answer = await answered(v.parse(ItemJob, message));
  clearInterval(watch);
  const said: ItemAnswer = { ...answer, isSpent: memory() > mostMemory.after };
  process.send?.(said);
});
