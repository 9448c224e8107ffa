/**
 * `npx pnpm@12 unit:postgres`: the tests of the server and the command line once more, on PostgreSQL instead of SQLite. On the
 * server that TEST_DATABASE_URL names, else on one that is started for them. What is typed behind it narrows them.
 */
import { ensurePostgres, startPostgres } from './postgres.ts';
import { requireRuntime } from './runtime.ts';
import { root, run } from './steps.ts';

requireRuntime();

const filters = process.argv.slice(2);
// Those of repeated writes are the others once more, for what an engine does that is not this one, and run in a project of their own.
const everything = ['packages/api/src/server', 'packages/api/src/cli', '--project', 'unit'];

const test = (url: string): Promise<number> =>
  run('vitest', ['run', ...(filters.length > 0 ? filters : everything)], root, { TEST_DATABASE_URL: url });

const given = process.env.TEST_DATABASE_URL;
if (given) process.exit(await test(given));

try {
  await ensurePostgres();
  const postgres = await startPostgres();
  // Ctrl-C reaches vitest as well, which ends by itself; the server goes after it.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => {
    postgres.stop();
    process.exit(143);
  });
  process.exitCode = await test(postgres.url).finally(postgres.stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
