import { dayMs, limits } from '@banyan/api/contract';
import * as v from 'valibot';
import { type AuditAction, audit } from '../audit/audit.ts';
import { lastActionAbout } from '../audit/read.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { JobTable } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { queueEmail } from '../mail/outbox.ts';
import { jobExpiredEmail } from './emails.ts';

/** What the log says of a renewal: since when the job had been off the board, if it had. */
const Renewed = v.object({ left: v.optional(v.nullable(v.string()), null) });

/** Approved jobs that were put on the board, or renewed, at least so many days ago and are still counted as on it. */
const onBoardSince = (database: Database | Transaction, days: number, now: number) =>
  database
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'approved')
    .where('expired_at', 'is', null)
    .where('posted_at', '<=', new Date(now - days * dayMs).toISOString())
    .orderBy('posted_at');

/** Jobs that leave the board within so many days, or have left it by their age. */
export const leavingInScope = (database: Database, days: number, now: number) =>
  onBoardSince(database, limits.jobBoardDays - days, now).execute();

/** Who does it. */
interface By {
  /** Of a volunteer of the Office their id, as for {@link audit}. */
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

/** Takes a job off the board, whatever day it is. Nobody is told. */
export async function takeOffBoard(trx: Transaction, job: JobTable, by: By, now: number): Promise<void> {
  const expired_at = new Date(now).toISOString();
  await trx.updateTable('jobs').set({ expired_at }).where('id', '=', job.id).execute();
  await audit(trx, auditActionAbout(job, by, 'expire'), now);
}

/** Who does it, and where the site is, for the letter. */
interface Doing extends By {
  publicOrigin: string;
}

async function takeOff(trx: Transaction, job: JobTable, doing: Doing, now: number) {
  await takeOffBoard(trx, job, doing, now);
  await queueEmail(trx, jobExpiredEmail(job, doing.publicOrigin), now);
}

/** Takes jobs off the board whose 60 days are over, each with a mail to whoever posted it. */
export async function expireJobs(database: Database, doing: Doing, now: number): Promise<JobTable[]> {
  return transaction(database, async (trx) => {
    const over = await onBoardSince(trx, limits.jobBoardDays, now).execute();
    for (const job of over) await takeOff(trx, job, doing, now);
    return over;
  });
}

/** Gives an approved job another 60 days from now, in a transaction. `false` when it is not approved. */
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
 * Takes back that a job was taken off the board, or was renewed, whichever was the last; what the log says of that is what it goes back to.
 * @returns `false` when neither was, or something else came after.
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

/** Jobs on the board by the day they leave it, those that leave within a week, and those that have left it, the last first. */
export type BoardState = 'shown' | 'leaving' | 'left';

const leavingDays = 7;

/** Those of a state. */
function onBoard(database: Database, state: BoardState, now: number) {
  const since = (days: number) => new Date(now - days * dayMs).toISOString();
  const approved = database.selectFrom('jobs').where('status', '=', 'approved');
  const over = since(limits.jobBoardDays);
  if (state === 'left')
    return approved.where((job) => job.or([job('expired_at', 'is not', null), job('posted_at', '<=', over)]));
  const shown = approved.where('expired_at', 'is', null).where('posted_at', '>', over);
  return state === 'shown' ? shown : shown.where('posted_at', '<=', since(limits.jobBoardDays - leavingDays));
}

/** @param most How many at most, after `offset` others. */
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

/** Whole days until a job leaves the board, today counted; below 0 for one that has left it. */
export function daysLeft({ posted_at, expired_at }: JobTable, now: number): number {
  const leavesAt = Date.parse(posted_at ?? '') + limits.jobBoardDays * dayMs;
  const days = (Math.min(leavesAt, Date.parse(expired_at ?? '') || leavesAt) - now) / dayMs;
  return days > 0 ? Math.ceil(days) : Math.min(-1, Math.floor(days));
}
