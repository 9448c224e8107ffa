import { myMessages as messages } from '@banyan/api/contract';
import type { Writing } from '../../database/database.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import { canRenew, jobState, jobsWithEmail, poster } from '../../jobs/mine.ts';
import { renewOnBoard, takeOffBoard } from '../../jobs/time.ts';
import { type Act, unknown } from '../acting.ts';

async function myJob(writing: Writing, key: string, reference: string) {
  const job = (await jobsWithEmail(writing, key)).find((one) => one.reference === reference);
  if (!job) throw unknown();
  return job;
}

/** Takes a job off the board. One that is off it already stays so. */
export const takeJobDown: Act = ({ services: { database, now }, me, about }) =>
  write(database, async (writing) => {
    const job = await myJob(writing, me.key, about);
    if (job.status !== 'approved') throw unknown();
    if (jobState(job, false, now()) === 'published') await takeOffBoard(writing, job, poster, now());
    return messages.jobDown;
  });

/** Puts a job on the board for another 60 days, once. */
export const renewJob: Act = ({ services: { database, now }, me, about }) =>
  write(database, async (writing) => {
    const job = await myJob(writing, me.key, about);
    if (!(await canRenew(writing, job, now()))) throw new Refusal(409, messages.jobCannotRenew);
    await renewOnBoard(writing, job, poster, now());
    return messages.jobRenewed;
  });
