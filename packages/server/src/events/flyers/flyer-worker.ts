import sharp from 'sharp';
import * as v from 'valibot';
import { drawFlyers } from './draw-flyer.ts';
import { type FlyerAnswer, FlyerJob } from './flyer-job.ts';

/*
 * Draws flyers in a separate process: its fonts are set by its environment, and the server survives whatever a photo causes.
 * `draw-apart.ts` starts this process, and ends it.
 */

/** Maximum memory in bytes, during a job and after it. */
const mostMemory = { during: 448 * 1_048_576, after: 192 * 1_048_576 };

const memory = process.memoryUsage.rss;
const end = () => process.kill(process.pid, 'SIGKILL');

process.once('disconnect', end);
// Stop signals are for the server, which finishes its work first. This process ends when the server disconnects.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

sharp.concurrency(1);
sharp.cache(false);

process.on('message', async (message) => {
  const watch = setInterval(() => memory() > mostMemory.during && end(), 10);
  const flyers = await drawFlyers(v.parse(FlyerJob, message));
  clearInterval(watch);
  const said: FlyerAnswer = { flyers, isSpent: memory() > mostMemory.after };
  process.send?.(said);
});
