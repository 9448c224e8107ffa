import { ItemAnswer, type ItemJob } from './item-job.ts';
import { runInWorker } from './run-in-worker.ts';

/** ffmpeg is found by it, where the machine has one. */
const { PATH = '' } = process.env;

/**
 * Makes an item of a gallery in a process of its own, one at a time, with the programs that it needs.
 * @returns `undefined` when that took too long or too much memory, or was called off
 */
export const madeApart = runInWorker<ItemJob, ItemAnswer>({
  script: new URL('./item-worker.ts', import.meta.url),
  answer: ItemAnswer,
  mostWaiting: Number.POSITIVE_INFINITY,
  hasPrograms: true,
  // The table of a long film: a million parts.
  heap: 192,
  env: { PATH },
});
