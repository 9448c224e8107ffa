import sharp from 'sharp';
import * as v from 'valibot';
import { guessFocus } from './focal-point.ts';
import { pixelsOf } from './picture.ts';
import { type PictureAnswer, PictureJob, type ShrunkPicture } from './picture-job.ts';
import { RefusedFile } from './refused-file.ts';

/*
 * Opens pictures from visitors, in a separate process: the server survives whatever a file causes.
 * `picture-worker.ts` starts this process, and ends it.
 */

/** Maximum memory in bytes, during a job and after it. No picture within the bounds of a portrait needs as much. */
const mostMemory = { during: 176 * 1_048_576, after: 112 * 1_048_576 };

const memory = process.memoryUsage.rss;
// Ends this process at once, without waiting for the threads of the image library.
const end = () => process.kill(process.pid, 'SIGKILL');

process.once('disconnect', end);
// Stop signals are for the server, which finishes its work first. This process ends when the server disconnects.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

sharp.concurrency(1);

async function shrunk({ bytes: sent, most, copies: widths, bounds }: PictureJob): Promise<ShrunkPicture> {
  const file = Buffer.from(sent.buffer, sent.byteOffset, sent.length);
  const pixels = await pixelsOf(file, most, bounds);
  const { image, width, height } = pixels;
  const bytes = await image().jpeg({ quality: 82, progressive: true }).toBuffer();
  const copies: ShrunkPicture['copies'] = [];
  for (const copy of widths.filter((one) => one < width))
    copies.push({
      width: copy,
      bytes: await image().resize({ width: copy }).webp({ quality: 80, effort: 2 }).toBuffer(),
    });
  return { bytes, width, height, focus: await guessFocus(pixels), copies };
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
  // The size in the header of a picture may be false.
  const watch = setInterval(() => memory() > mostMemory.during && end(), 10);
  const answer = await opened(v.parse(PictureJob, message));
  clearInterval(watch);
  const said: PictureAnswer = { ...answer, isSpent: memory() > mostMemory.after };
  process.send?.(said);
});
