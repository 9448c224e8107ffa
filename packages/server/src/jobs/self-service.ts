import { dayMs, limits, type MyJob } from '@banyan/api/contract';
import { lastActionAbout } from '../audit/read.ts';
import type { Database, Transaction } from '../database/database.ts';
import { idsWithEmail } from '../database/personal-data.ts';
import type { JobTable } from '../database/tables.ts';
import { daysLeft } from './time.ts';

/** Actor in the audit log for a job's own poster. */
export const poster = { who: 'the poster' };

/** Last days in which the poster can renew a job, once. */
const renewableDays = 14;

/** Jobs sent with an email, newest first. @param key As `emailKey` makes it */
export async function jobsWithEmail(database: Database | Transaction, key: string): Promise<JobTable[]> {
  const emails = await database.selectFrom('jobs').select(['id', 'poster_email as email']).execute();
  const ids = idsWithEmail(emails, key);
  if (ids.length === 0) return [];
  return database
    .selectFrom('jobs')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** State of a job for its poster. @param isAsked True if a volunteer awaits their answer. */
export function jobState(job: JobTable, isAsked: boolean, now: number): MyJob['state'] {
  if (job.status === 'pending') return isAsked ? 'asked' : 'waiting';
  if (job.status === 'rejected') return 'turned-down';
  if (daysLeft(job, now) > 0) return 'published';
  const leavesAt = Date.parse(job.posted_at ?? '') + limits.jobBoardDays * dayMs;
  return Date.parse(job.expired_at ?? '') < leavesAt ? 'taken-down' : 'over';
}

/** True if the poster can renew a job now: in its last 14 days, unless they did so before. */
export async function canRenew(
  database: Database | Transaction,
  job: JobTable,
  now: number,
): Promise<boolean> {
  if (jobState(job, false, now) !== 'published' || daysLeft(job, now) > renewableDays) return false;
  const renewed = await lastActionAbout(database, `job ${job.id}`, ['renew'], poster.who);
  return renewed === undefined;
}

/** Shows or hides the poster's email and phone number on these jobs. */
export async function showContact(trx: Transaction, ids: readonly string[], isGiven: boolean): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('jobs')
    .set({ show_contact: isGiven ? 1 : 0 })
    .where('id', 'in', ids)
    .execute();
}

/** Moves jobs to another email. */
export async function moveJobs(trx: Transaction, ids: readonly string[], email: string): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('jobs').set({ poster_email: email }).where('id', 'in', ids).execute();
}
