import { dayMs, limits } from '@banyan/api/contract';
import * as v from 'valibot';
import { type AuditAction, audit } from '../audit/audit.ts';
import { lastActionAbout } from '../audit/read.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { JobTable } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { queueEmail } from '../mail/outbox.ts';
import { jobExpiredEmail } from './emails.ts';

/** Audit data of a renewal: the ISO instant at which the job had left the board, if it had. */
const Renewed = v.object({ left: v.optional(v.nullable(v.string()), null) });

/** Approved jobs posted or renewed at least this number of days ago that have not expired. */
const onBoardSince = (database: Database | Transaction, days: number, now: number) =>
  database
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'approved')
    .where('expired_at', 'is', null)
    .where('posted_at', '<=', new Date(now - days * dayMs).toISOString())
    .orderBy('posted_at');

/** Jobs that leave the board within this number of days, or are past their end already. */
export const leavingInScope = (database: Database, days: number, now: number) =>
  onBoardSince(database, limits.jobBoardDays - days, now).execute();

/** Person who makes a change. */
interface By {
  /** Id of a volunteer of the Office, as for {@link audit}. */
  who: string;
  volunteer?: string;
}

const auditActionAbout = (
  { id, posted_at }: JobTable,
  { who, volunteer }: By,
  action: AuditAction['action'],
): AuditAction => ({
  who,
  volunteer,
  action,
  subject: `job ${id}`,
  detail: posted_at ?? '',
});

/** Takes a job off the board at any age. Sends no email. */
export async function takeOffBoard(trx: Transaction, job: JobTable, by: By, now: number): Promise<void> {
  const expired_at = new Date(now).toISOString();
  await trx.updateTable('jobs').set({ expired_at }).where('id', '=', job.id).execute();
  await audit(trx, auditActionAbout(job, by, 'expire'), now);
}

/** Person who makes a change, and the site's origin for the email. */
interface Doing extends By {
  publicOrigin: string;
}

async function takeOff(trx: Transaction, job: JobTable, doing: Doing, now: number) {
  await takeOffBoard(trx, job, doing, now);
  await queueEmail(trx, jobExpiredEmail(job, doing.publicOrigin), now);
}

/** Takes jobs off the board after 60 days, each with an email to its poster. */
export async function expireJobs(database: Database, doing: Doing, now: number): Promise<JobTable[]> {
  return transaction(database, async (trx) => {
    const over = await onBoardSince(trx, limits.jobBoardDays, now).execute();
    for (const job of over) await takeOff(trx, job, doing, now);
    return over;
  });
}

/** Renews an approved job for 60 days from now. @returns `false` if it is not approved */
export async function renewOnBoard(trx: Transaction, job: JobTable, by: By, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ posted_at: new Date(now).toISOString(), expired_at: null })
    .where('id', '=', job.id)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const data = job.expired_at === null ? undefined : { left: job.expired_at };
  await audit(trx, { ...auditActionAbout(job, by, 'renew'), data }, now);
  return true;
}

/**
 * Undoes the latest removal or renewal of a job, with the values in its audit entry.
 * @returns `false` if there was neither, or if something else happened afterwards.
 */
export async function putBackOnBoard(trx: Transaction, job: JobTable, by: By, now: number): Promise<boolean> {
  const last = await lastActionAbout(trx, `job ${job.id}`, ['expire', 'renew', 'put back']);
  if (!last || last.at !== (last.action === 'renew' ? job.posted_at : job.expired_at)) return false;
  const before =
    last.action === 'renew'
      ? { posted_at: last.detail, expired_at: v.parse(Renewed, JSON.parse(last.data)).left }
      : { expired_at: null };
  await trx.updateTable('jobs').set(before).where('id', '=', job.id).execute();
  await audit(trx, auditActionAbout(job, by, 'put back'), now);
  return true;
}

/**
 * Jobs on the board (those that leave first come first), jobs that leave within a week, and jobs that have left it (latest first).
 */
export type BoardState = 'shown' | 'leaving' | 'left';

const leavingDays = 7;

/** Jobs with this board state. */
function onBoard(database: Database, state: BoardState, now: number) {
  const since = (days: number) => new Date(now - days * dayMs).toISOString();
  const approved = database.selectFrom('jobs').where('status', '=', 'approved');
  const over = since(limits.jobBoardDays);
  if (state === 'left')
    return approved.where((job) => job.or([job('expired_at', 'is not', null), job('posted_at', '<=', over)]));
  const shown = approved.where('expired_at', 'is', null).where('posted_at', '>', over);
  return state === 'shown' ? shown : shown.where('posted_at', '<=', since(limits.jobBoardDays - leavingDays));
}

/** Page of jobs with a board state. @param most Most rows, after skipping `offset`. */
export const boardPage = (
  database: Database,
  state: BoardState,
  { offset, most }: { offset: number; most: number },
  now: number,
): Promise<JobTable[]> =>
  onBoard(database, state, now)
    .selectAll()
    .orderBy('posted_at', state === 'left' ? 'desc' : 'asc')
    .orderBy('id')
    .offset(offset)
    .limit(most)
    .execute();

export async function countJobs(database: Database, state: BoardState, now: number): Promise<number> {
  const { jobs } = await onBoard(database, state, now)
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .executeTakeFirstOrThrow();
  return Number(jobs);
}

/** Days until a job leaves the board, rounded up; below 0 for a job that has left it. */
export function daysLeft({ posted_at, expired_at }: JobTable, now: number): number {
  const leavesAt = Date.parse(posted_at ?? '') + limits.jobBoardDays * dayMs;
  const days = (Math.min(leavesAt, Date.parse(expired_at ?? '') || leavesAt) - now) / dayMs;
  return days > 0 ? Math.ceil(days) : Math.min(-1, Math.floor(days));
}
