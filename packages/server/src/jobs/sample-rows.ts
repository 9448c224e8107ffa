import { dayMs } from '@banyan/api/contract';
import { type SampleJob, sampleJobs } from '@banyan/api/samples';
import type { Transaction } from '../database/database.ts';
import type { JobTable } from '../database/tables.ts';
import { jobRow } from './rows.ts';

/** Row of a sample job, which was posted some days ago. */
function sampleJobRow({ daysAgo, ...job }: SampleJob, now: number): JobTable {
  const posted_at = new Date(now - daysAgo * dayMs).toISOString();
  return { ...jobRow(job, now), status: 'approved', posted_at, decided_at: posted_at, decided_by: 'samples' };
}

/** Puts the sample jobs on the board. */
export async function addSampleJobs(trx: Transaction, now: number): Promise<void> {
  const jobs = sampleJobs.map((job) => sampleJobRow(job, now));
  await trx.insertInto('jobs').values(jobs).execute();
}

/** Removes the sample jobs and returns their number. */
export async function removeSampleJobs(trx: Transaction): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('jobs')
    .where('decided_by', '=', 'samples')
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
