import { removeSamples } from '../../../samples/removal.ts';
import { command } from '../../command.ts';
import { signed } from '../../definition.ts';

/** Before going live. */
export const samplesRemove = command({
  name: 'samples remove',
  summary: 'takes out the members, stories, jobs, news and events that the first start invented',
  options: { ...signed },
  words: {},
  rehearsed: true,
  async run({ database, now, print, who }) {
    const { kept, ...removed } = await removeSamples(database, { who }, now);
    print(
      `Removed: ${Object.entries(removed)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}.`,
    );
    for (const id of kept)
      print(`${id} stays: somebody registered for it or changed it. Cancel it in the Office, under Events.`);
  },
});
