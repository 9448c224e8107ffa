import { type DueSoon, dueSoon, noticeDays } from '../../../people/retention.ts';
import { command } from '../../command.ts';

const line = ({ what, days, count }: DueSoon) => {
  const going = count === 0 ? 'none goes' : `${count} go`;
  const kept = days === undefined ? 'kept for ever' : `kept ${days} days; ${going} within ${noticeDays} days`;
  return `${what.padEnd(44)}${kept}`;
};

/** Lists the data that the site will delete by itself. */
export const retention = command({
  name: 'retention',
  summary: `reports how long personal data is kept, and how much is deleted within ${noticeDays} days`,
  options: {},
  words: {},
  async run({ config, database, now, print }) {
    for (const due of await dueSoon(database, config.keep, now)) print(line(due));
    print('');
    print(`KEEP_… in the configuration sets how long; a change takes effect after ${noticeDays} days.`);
  },
});
