import { dayMs, type Job, type JobBody, limits } from '@banyan/api/contract';
import { shownLine } from '@banyan/api/internal';
import type { Database, Transaction } from '../database/database.ts';
import { newId, newReference } from '../database/identity.ts';
import type { JobTable } from '../database/tables.ts';

/** Row of a submitted or sample job: pending, and not on the board. */
export function jobRow(body: Omit<JobBody, 'captchaToken' | 'agreeTerms'>, now: number): JobTable {
  const { User } = body.postedBy;
  return {
    id: newId(now),
    reference: newReference('J'),
    status: 'pending',
    title: body.title,
    company: body.company,
    location: body.location,
    description: body.description,
    requirements: body.requirements,
    job_type: body.jobType,
    remote: body.remote ? 1 : 0,
    pay_min: body.payMin ?? null,
    pay_max: body.payMax ?? null,
    pay_period: body.payPeriod ?? null,
    application_link: body.applicationLink,
    poster_name: User.name,
    poster_email: User.email,
    poster_phone: User.contactNo,
    show_contact: body.showContact ? 1 : 0,
    posted_at: null,
    expired_at: null,
    created_at: new Date(now).toISOString(),
    decided_at: null,
    decided_by: null,
    reason: null,
  };
}

/** Stores a job for review. */
export async function addJob(trx: Transaction, body: JobBody, now: number) {
  const row = jobRow(body, now);
  await trx.insertInto('jobs').values(row).execute();
  return row;
}

/** A job as readers see it, or will see it once on the board. @param postedOn ISO instant */
export function jobOf(row: JobTable, postedOn: string): Job {
  const shown = (text: string) => (row.show_contact === 1 ? text : '');
  return {
    _id: row.id,
    title: shownLine(row.title),
    company: shownLine(row.company),
    location: shownLine(row.location),
    description: row.description,
    requirements: row.requirements,
    jobType: row.job_type,
    remote: row.remote === 1,
    payMin: row.pay_min ?? undefined,
    payMax: row.pay_max ?? undefined,
    payPeriod: row.pay_period ?? undefined,
    applicationLink: row.application_link,
    postedOn,
    postedBy: {
      User: {
        name: shownLine(row.poster_name),
        email: shown(row.poster_email),
        contactNo: shown(row.poster_phone),
      },
    },
  };
}

/** Approved jobs that went on the board less than 60 days ago, newest first. */
export async function jobsOnBoard(database: Database, now: number): Promise<Job[]> {
  const rows = await database
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'approved')
    .where('expired_at', 'is', null)
    .where('posted_at', '>', new Date(now - limits.jobBoardDays * dayMs).toISOString())
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => (row.posted_at === null ? [] : [jobOf(row, row.posted_at)]));
}
