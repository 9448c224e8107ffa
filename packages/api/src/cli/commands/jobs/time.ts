import { limits } from '../../../contract/limits.ts';
import type { JobTable } from '../../../server/database/tables.ts';
import { expireJob, expireJobs, renewJob } from '../../../server/jobs/time.ts';
import { type Command, type CommandContext, CommandError } from '../../command.ts';
import { named } from '../review/show.ts';

async function namedJob(context: CommandContext, usage: string): Promise<JobTable> {
  const { kind, row } = await named(context, usage);
  if (kind !== 'job') throw new CommandError(`${row.reference} is no job, but a ${kind}.`);
  return row;
}

const line = (job: JobTable) => `${job.reference}  ${job.title}, ${job.company}`;

/** Jobs whose time is over; or one before its time. */
export const expire: Command = {
  name: 'expire',
  usage: 'expire [ID]',
  summary: `takes jobs off the board after ${limits.jobBoardDays} days, or one at once, with a mail to the poster`,
  async run(context) {
    const { config, database, now, print, who, words } = context;
    const doing = { who, publicOrigin: config.publicOrigin };
    if (words.length === 0) {
      const over = await expireJobs(database, doing, now);
      for (const job of over) print(line(job));
      print(over.length === 0 ? 'No job is over its time.' : `${over.length} taken off the board.`);
      return;
    }
    const job = await namedJob(context, expire.usage);
    if (!(await expireJob(database, job, doing, now))) {
      throw new CommandError(`${job.reference} is not on the board; nothing was changed.`);
    }
    print(`${line(job)} is off the board.`);
  },
};

/** The position is still open. */
export const renew: Command = {
  name: 'renew',
  usage: 'renew ID',
  summary: `puts a job back on the board, for another ${limits.jobBoardDays} days from today`,
  async run(context) {
    const { database, now, print, who } = context;
    const job = await namedJob(context, renew.usage);
    if (!(await renewJob(database, job, who, now))) {
      throw new CommandError(`${job.reference} is not approved; nothing was changed.`);
    }
    print(`${line(job)} is on the board for another ${limits.jobBoardDays} days.`);
  },
};
