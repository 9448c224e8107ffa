import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../scripts/steps.ts';
import { writeStorybook } from '../scripts/storybook.ts';

/*
 * Sends the stories tagged `photo` to Chromatic, the same ones that `photos` takes. Chromatic selects stories by name only, so the
 * names come from the index of the built Storybook. Needs CHROMATIC_PROJECT_TOKEN; further options may follow the command.
 */
interface Entry {
  type: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

const directory = path.join(root, 'storybook-static');
const built = await writeStorybook(directory);
if (built !== 0) process.exit(built);
const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(path.join(directory, 'index.json'), 'utf8'),
);
const names = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && tags?.includes('photo'))
  // Chromatic reads names as patterns.
  .map(({ title, name }) => `${title}/${name}`.replace(/[^\w /-]/g, '?'));
const options = names.flatMap((name) => ['--only-story-names', name]);
process.exitCode = await run(
  'chromatic',
  ['--storybook-build-dir', directory, ...options, ...process.argv.slice(2)],
  root,
);
