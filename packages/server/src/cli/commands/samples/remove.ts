import { removeSamples } from '../../../samples/removal.ts';
import { command } from '../../command.ts';
import { signed } from '../../definition.ts';

/** Removes the sample content before a site goes live. */
export const samplesRemove = command({
  name: 'samples remove',
  summary: 'removes the sample members, stories, jobs, news and events of the first start',
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
