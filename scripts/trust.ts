/**
 * `npx pnpm@12 trust [--share 0.1] [--all] [NAME …]`: what has to hold very often, tried very often, and a table of what was met.
 * A name narrows it to the files that have it in their path; a share tries that much of the full count; --all takes in what takes
 * ten minutes or more by itself: visitors for so long, and the mistakes of `mutants`.
 */
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.ts';
import { requireRuntime } from './runtime.ts';
import { root, run } from './steps.ts';

requireRuntime();

const { values, positionals } = parseArgs({
  options: { share: { type: 'string', default: '1' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const share = Number(values.share);
if (!(share > 0 && share <= 1)) {
  console.error('--share is a number above 0 and at most 1, such as 0.1 for a tenth.');
  process.exit(1);
}

const vitest = ['run', '--config', 'vitest.trust.config.ts', ...positionals];
const variables = { TRUST_SHARE: String(share), TRUST_ALL: values.all ? '1' : '' };
process.exitCode = (await buildIfChanged()) || (await run('vitest', vitest, root, variables));
