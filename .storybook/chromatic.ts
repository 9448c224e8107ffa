import { spawnSync } from 'node:child_process';
import { sourcesIn } from './rules/sources.ts';
import { photographedStories } from './rules/stories.ts';

/*
 * Sends the photographed stories to Chromatic, and no others: it can choose stories by name only, so the names are read
 * from the same tag that `photos` reads. Needs CHROMATIC_PROJECT_TOKEN; more options may follow the command.
 */
const sources = ['packages/ui/src', 'packages/forms/src', 'office', '.storybook/patterns'].flatMap(sourcesIn);
/* Names are patterns to Chromatic; whatever means something in a pattern stands for itself. */
const names = photographedStories(sources).map((name) => name.replace(/[^\w /-]/g, '?'));
const parameters = [...names.flatMap((name) => ['--only-story-names', name]), ...process.argv.slice(2)];
process.exitCode = spawnSync('chromatic', parameters, { stdio: 'inherit' }).status ?? 1;
