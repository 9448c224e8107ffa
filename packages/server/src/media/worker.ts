import sharp from 'sharp';
import * as v from 'valibot';
import { pixelsOf } from './picture.ts';
import { type PictureAnswer, PictureJob, type ShrunkPicture } from './picture-job.ts';
import { RefusedFile } from './refused-file.ts';

/*
 * Opens pictures that strangers sent, in a process of its own: whatever one makes it do, the server goes on.
 * `picture-worker.ts` starts it, and ends it.
 */

/** Bytes of memory in all, while it opens one and after. Nothing within the bounds of a portrait needs as much. */
const mostMemory = { during: 176 * 1_048_576, after: 112 * 1_048_576 };

const memory = process.memoryUsage.rss;
// At once, without waiting for what the picture library still does in its threads.
const end = () => process.kill(process.pid, 'SIGKILL');

process.once('disconnect', end);
// A stop is for the server, which finishes what it has begun; then this one loses it, and ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

sharp.concurrency(1);

async function shrunk({ bytes: sent, most, copies: widths, bounds }: PictureJob): Promise<ShrunkPicture> {
  const file = Buffer.from(sent.buffer, sent.byteOffset, sent.length);
  const { image, width, height } = await pixelsOf(file, most, bounds);
  const bytes = await image().jpeg({ quality: 82, progressive: true }).toBuffer();
  const copies: ShrunkPicture['copies'] = [];
  for (const copy of widths.filter((one) => one < width))
    copies.push({
      width: copy,
      bytes: await image().resize({ width: copy }).webp({ quality: 80 }).toBuffer(),
    });
  return { bytes, width, height, copies };
}

async function opened(job: PictureJob): Promise<Pick<PictureAnswer, 'picture' | 'refused'>> {
  try {
    return { picture: await shrunk(job), refused: '' };
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.message };
    throw error;
  }
}

process.on('message', async (message) => {
  // What a head says of a picture may be a lie.
  const watch = setInterval(() => memory() > mostMemory.during && end(), 10);
  const answer = await opened(v.parse(PictureJob, message));
  clearInterval(watch);
  const said: PictureAnswer = { ...answer, isSpent: memory() > mostMemory.after };
  process.send?.(said);
});
