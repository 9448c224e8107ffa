import { myMessages as messages } from '@banyan/api/contract';
import type { Transaction } from '../../database/database.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import { canRenew, jobState, jobsWithEmail, poster } from '../../jobs/self-service.ts';
import { renewOnBoard, takeOffBoard } from '../../jobs/time.ts';
import { type Act, unknown } from '../acting.ts';

async function myJob(trx: Transaction, key: string, reference: string) {
  const job = (await jobsWithEmail(trx, key)).find((one) => one.reference === reference);
  if (!job) throw unknown();
  return job;
}

/** Takes a job off the board. Has no effect on a job that is off it already. */
export const takeJobDown: Act = ({ services: { database, now }, me, about }) =>
  transaction(database, async (trx) => {
    const job = await myJob(trx, me.key, about);
    if (job.status !== 'approved') throw unknown();
    if (jobState(job, false, now()) === 'published') await takeOffBoard(trx, job, poster, now());
    return messages.jobDown;
  });

/** Renews a job for another 60 days, once. */
export const renewJob: Act = ({ services: { database, now }, me, about }) =>
  transaction(database, async (trx) => {
    const job = await myJob(trx, me.key, about);
    if (!(await canRenew(trx, job, now()))) throw new HttpError(409, messages.jobCannotRenew);
    await renewOnBoard(trx, job, poster, now());
    return messages.jobRenewed;
  });
