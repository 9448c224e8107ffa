import { removeSamples } from '../../../server/samples/removal.ts';
import { type Command, CommandError } from '../../command.ts';

/** Before going live. */
export const samplesRemove: Command = {
  name: 'samples remove',
  usage: 'samples remove',
  summary: 'takes out the members, stories, jobs, news and events that the first start invented',
  async run({ database, now, print, who, words }) {
    if (words.length > 0) throw new CommandError(`Type it as: banyan ${samplesRemove.usage}`, 2);
    const { kept, ...removed } = await removeSamples(database, who, now);
    print(
      `Removed: ${Object.entries(removed)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}.`,
    );
    for (const id of kept)
      print(`${id} stays: somebody registered for it or changed it. banyan event cancel ${id}`);
  },
};
