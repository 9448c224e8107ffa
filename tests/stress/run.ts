/**
 * `npx pnpm@12 trust [--share 0.1] [--postgres] [NAME …]`: what has to hold very often, tried very often, and a table of what was
 * met. A name narrows it to the files that have it in their path; a share tries that much of the full count; --postgres tries what is
 * about the database there.
 */
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { onPostgres } from './onPostgres.ts';
import { requireRuntime } from './runtime.ts';
import { root, run } from './steps.ts';

requireRuntime();

const { values, positionals } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const share = Number(values.share);
if (!(share > 0 && share <= 1)) {
  console.error('--share is a number above 0 and at most 1, such as 0.1 for a tenth.');
  process.exit(1);
}

/** Files about what the database promises; the others are about bytes, limits and what SQLite does with a disk. */
const aboutTheDatabase = ['undoing', 'mailing', 'payments'];

const names = positionals.length > 0 || !values.postgres ? positionals : aboutTheDatabase;
const vitest = ['run', '--config', 'vitest.trust.config.ts', ...names];
const variables = { TRUST_SHARE: String(share) };
await ensureBrowser();
const prove = (more: Record<string, string> = {}) => run('vitest', vitest, root, { ...variables, ...more });
process.exitCode =
  (await buildIfChanged()) ||
  (values.postgres ? await onPostgres((url) => prove({ TEST_DATABASE_URL: url })) : await prove());
