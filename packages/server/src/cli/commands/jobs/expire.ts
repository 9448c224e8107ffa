import { limits } from '@banyan/api/contract';
import { expireJobs } from '../../../jobs/time.ts';
import { command } from '../../command.ts';
import { signed } from '../../definition.ts';

/** Expires old jobs; meant for a daily timer. */
export const expire = command({
  name: 'expire',
  summary: `removes jobs from the board after ${limits.jobBoardDays} days, and emails each poster`,
  options: { ...signed },
  words: {},
  rehearsed: true,
  async run({ config, database, now, print, who }) {
    const over = await expireJobs(database, { who, publicOrigin: config.publicOrigin }, now);
    for (const { reference, title, company } of over) print(`${reference}  ${title}, ${company}`);
    print(over.length === 0 ? 'No job is over its time.' : `${over.length} taken off the board.`);
  },
});
