import { limits } from '@banyan/api/contract';
import type { Database } from '../../../database/database.ts';
import type { JobTable } from '../../../database/tables.ts';
import { expireJob, expireJobs, renewJob } from '../../../jobs/time.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { namedSubmission } from '../review/show.ts';

async function namedJob(database: Database, name: string): Promise<JobTable> {
  const { kind, row } = await namedSubmission(database, name);
  if (kind !== 'job') throw new CommandError(`${row.reference} is no job, but a ${kind}.`);
  return row;
}

const line = (job: JobTable) => `${job.reference}  ${job.title}, ${job.company}`;

/** Takes jobs off the board whose time is over; or one before its time. */
export const expire = command({
  name: 'expire',
  summary: `takes jobs off the board after ${limits.jobBoardDays} days, or one at once, with a mail to the poster`,
  options: { ...signed },
  words: { job: { shown: 'ID', count: 'optional' } },
  rehearsed: true,
  async run({ config, database, now, print, who, words }) {
    const doing = { who, publicOrigin: config.publicOrigin };
    if (words.job === undefined) {
      const over = await expireJobs(database, doing, now);
      for (const job of over) print(line(job));
      print(over.length === 0 ? 'No job is over its time.' : `${over.length} taken off the board.`);
      return;
    }
    const job = await namedJob(database, words.job);
    if (!(await expireJob(database, job, doing, now))) {
      throw new CommandError(`${job.reference} is not on the board; nothing was changed.`);
    }
    print(`${line(job)} is off the board.`);
  },
});

/** For a position that is still open. */
export const renew = command({
  name: 'renew',
  summary: `puts a job back on the board, for another ${limits.jobBoardDays} days from today`,
  options: { ...signed },
  words: { job: { shown: 'ID' } },
  async run({ database, now, print, who, words }) {
    const job = await namedJob(database, words.job);
    if (!(await renewJob(database, job, who, now))) {
      throw new CommandError(`${job.reference} is not approved; nothing was changed.`);
    }
    print(`${line(job)} is on the board for another ${limits.jobBoardDays} days.`);
  },
});
