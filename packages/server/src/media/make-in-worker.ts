import { ItemAnswer, type ItemJob } from './item-job.ts';
import { runInWorker } from './run-in-worker.ts';

/** The worker needs `PATH` to find ffmpeg, if it is installed. */
const { PATH = '' } = process.env;

/**
 * Makes a gallery item in a separate process, one at a time, with the programs that it needs.
 * @returns `undefined` when it took too long or too much memory, or was aborted
 */
export const madeApart = runInWorker<ItemJob, ItemAnswer>({
  script: new URL('./item-worker.ts', import.meta.url),
  answer: ItemAnswer,
  mostWaiting: Number.POSITIVE_INFINITY,
  hasPrograms: true,
  // In MB: enough for a long film, whose sample table has a million entries.
  heap: 192,
  env: { PATH },
});
