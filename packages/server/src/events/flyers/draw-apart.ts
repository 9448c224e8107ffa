import { fileURLToPath } from 'node:url';
import { runInWorker } from '../../media/run-in-worker.ts';
import { FlyerAnswer, type FlyerJob } from './flyer-job.ts';

/**
 * Draws a flyer in a separate process, one at a time.
 * @returns `undefined` when it took too long or too much memory, or was aborted. @throws Error when a picture cannot be opened
 */
export const drawnApart = runInWorker<FlyerJob, FlyerAnswer>({
  script: new URL('./flyer-worker.ts', import.meta.url),
  answer: FlyerAnswer,
  mostWaiting: Number.POSITIVE_INFINITY,
  heap: 96,
  env: {
    FONTCONFIG_FILE: fileURLToPath(new URL('./fonts/fonts.conf', import.meta.url)),
    // On macOS, Pango reads only the fonts of the system by itself.
    PANGOCAIRO_BACKEND: 'fontconfig',
  },
});
