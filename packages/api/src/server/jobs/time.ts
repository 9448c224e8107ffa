import { dayMs } from '../../contract/day.ts';
import { limits } from '../../contract/limits.ts';
import { audit } from '../audit/audit.ts';
import type { Database, Writing } from '../database/database.ts';
import type { JobTable } from '../database/tables.ts';
import { write } from '../database/write.ts';
import { queueLetter } from '../mail/outbox.ts';
import { jobExpiredLetter } from './letters.ts';

/** Approved jobs that were put on the board, or renewed, at least so many days ago and are still counted as on it. */
const onBoardSince = (database: Database | Writing, days: number, now: number) =>
  database
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'approved')
    .where('expired_at', 'is', null)
    .where('posted_at', '<=', new Date(now - days * dayMs).toISOString())
    .orderBy('posted_at');

/** Jobs that leave the board within so many days, or have left it by their age. */
export const leavingWithin = (database: Database, days: number, now: number) =>
  onBoardSince(database, limits.jobBoardDays - days, now).execute();

/** Who does it, and where the site is, for the letter. */
interface Doing {
  who: string;
  publicOrigin: string;
}

async function takeOff(writing: Writing, job: JobTable, { who, publicOrigin }: Doing, now: number) {
  const expired_at = new Date(now).toISOString();
  await writing.updateTable('jobs').set({ expired_at }).where('id', '=', job.id).execute();
  await queueLetter(writing, jobExpiredLetter(job, publicOrigin), now);
  await audit(writing, { who, action: 'expire', subject: `job ${job.id}`, detail: job.posted_at ?? '' }, now);
}

/** Takes jobs off the board whose 60 days are over, each with a mail to whoever posted it. */
export async function expireJobs(database: Database, doing: Doing, now: number): Promise<JobTable[]> {
  return write(database, async (writing) => {
    const over = await onBoardSince(writing, limits.jobBoardDays, now).execute();
    for (const job of over) await takeOff(writing, job, doing, now);
    return over;
  });
}

/** Takes one job off the board at once. `false` when it is not on it. */
export async function expireJob(
  database: Database,
  job: JobTable,
  doing: Doing,
  now: number,
): Promise<boolean> {
  return write(database, async (writing) => {
    const found = await onBoardSince(writing, 0, now).where('id', '=', job.id).executeTakeFirst();
    if (found) await takeOff(writing, found, doing, now);
    return found !== undefined;
  });
}

/** Gives an approved job another 60 days from now. `false` when it is not approved. */
export async function renewJob(
  database: Database,
  job: JobTable,
  who: string,
  now: number,
): Promise<boolean> {
  return write(database, async (writing) => {
    const { numUpdatedRows } = await writing
      .updateTable('jobs')
      .set({ posted_at: new Date(now).toISOString(), expired_at: null })
      .where('id', '=', job.id)
      .where('status', '=', 'approved')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await audit(
      writing,
      { who, action: 'renew', subject: `job ${job.id}`, detail: job.posted_at ?? '' },
      now,
    );
    return true;
  });
}
