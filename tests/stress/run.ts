/**
 * `npx pnpm@12 stress [--short] [NAME …]`: runs the stress tests. A name selects the files that have it in their path. `--short`
 * makes few tries of each, as `npx pnpm@12 test` does, and leaves out the files that `vitest.config.ts` names. With TEST_DATABASE_URL the tests of the
 * server run on that PostgreSQL.
 */
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/build.ts';
import { ensureBrowser } from '../../scripts/ensureBrowser.ts';
import { ensurePostgres } from '../../scripts/postgres.ts';
import { requireRuntime } from '../../scripts/runtime.ts';
import { root, run } from '../../scripts/steps.ts';

requireRuntime();

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await ensureBrowser();
await ensurePostgres();
const vitest = ['run', '--config', 'tests/stress/vitest.config.ts', ...positionals];
process.exitCode =
  (await buildIfChanged()) || (await run('vitest', vitest, root, values.short ? { STRESS: 'short' } : {}));
