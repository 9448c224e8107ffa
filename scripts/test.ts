/**
 * `npx pnpm@12 test [--all]`: runs all checks, cheapest failures first; steps in one line run at the same time. Stops at the first
 * failing line. Slow checks run in part, selected by each runner's configuration, so that a change waits at most ten minutes.
 * `--all`, used every night, runs all of them. Besides packages, a browser and PostgreSQL, only the test of the volunteers' blank
 * machine installs something from npm.
 */
import { ensureBrowser } from './ensureBrowser.ts';
import { ensurePostgres, hasPostgres, NoPostgres } from './postgres.ts';
import { requireRuntime } from './runtime.ts';
import { root, run } from './steps.ts';

/** True if nothing is left out. */
const isWhole = process.argv.includes('--all');

type Step = readonly [name: string, command: string, ...parameters: string[]];

const types: Step = ['types', 'tsc', '--noEmit'];
/** The Office has a router of its own, whose types would conflict with the site's in one program. */
const officeTypes: Step = ['types of the Office', 'tsc', '--noEmit', '--project', 'office'];
const lint: Step = ['lint', 'biome', 'check', '--error-on-warnings', '.'];
const unused: Step = ['lint for what nobody uses', 'knip', '--no-progress'];
const build: Step = ['build', 'node', 'scripts/build.ts'];
const unit: Step = ['unit', 'vitest', 'run'];
const unitOnPostgres: Step = ['unit on PostgreSQL', 'node', 'scripts/unit-postgres.ts'];
const stress: Step = ['stress', 'node', 'tests/stress/run.ts', ...(isWhole ? [] : ['--short'])];
const stories: Step = ['stories', 'vitest', 'run', '--config', 'vitest.stories.config.ts'];
const storybook: Step = ['Storybook', 'storybook', 'build', '--disable-telemetry', '--quiet'];
const packages: Step = ['packages', 'node', 'scripts/pack.ts'];
const storybookEndToEnd: Step = [
  'end to end in Storybook',
  'playwright',
  'test',
  '--config',
  '.storybook/e2e/playwright.config.ts',
];
const endToEnd: Step = ['end to end', 'playwright', 'test', '--config', 'site/e2e/playwright.config.ts'];

const lines = (): readonly (readonly Step[])[] => [
  [types, officeTypes, lint, unused, build],
  [unit],
  ...(hasPostgres() ? [[unitOnPostgres]] : []),
  [stress],
  [stories],
  [storybook, packages],
  [storybookEndToEnd],
  [endToEnd],
];

requireRuntime();
try {
  await ensureBrowser();
  await ensurePostgres();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const began = Date.now();
const times: string[] = [];

/** @returns its exit code. */
async function take([name, command, ...parameters]: Step): Promise<number> {
  const from = Date.now();
  console.log(`\n▸ ${name}`);
  const code = await run(command, parameters, root, isWhole ? {} : { TESTS: 'some' });
  times.push(`${name} ${Math.round((Date.now() - from) / 1000)} s`);
  if (code !== 0) console.error(`\n${name} failed. The steps so far: ${times.join(', ')}.`);
  return code;
}

for (const line of lines()) {
  const failed = (await Promise.all(line.map(take))).find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}
if (!hasPostgres())
  console.log(`\n${unitOnPostgres[0]} and the cluster test were left out. ${new NoPostgres().message}`);
console.log(`\nEvery step passed in ${Math.round((Date.now() - began) / 1000)} s: ${times.join(', ')}.`);
