/**
 * `npx pnpm@12 unit:postgres`: runs the tests of the server and the command line on PostgreSQL instead of SQLite. Uses the server
 * of TEST_DATABASE_URL, else one that is started for them. Arguments select some of them.
 */
import { onPostgres } from './onPostgres.ts';
import { requireRuntime } from './runtime.ts';
import { root, run } from './steps.ts';

requireRuntime();

const filters = process.argv.slice(2);
/** Tests that the test command runs: concurrent requests, money and emails, and search. */
const some = [
  'events/registration/registration-burst',
  'donations/giving.test',
  'routes/submissions.test',
  'members/directory',
  'members/staging',
];
// The tests of repeated transactions have a project of their own and are left out: they run the others again for a behavior that
// PostgreSQL does not have.
const everything = ['packages/server/src', '--project', 'unit'];

const wanted = process.env.TESTS === 'some' ? [...some, '--project', 'unit'] : everything;

process.exitCode = await onPostgres((url) =>
  run('vitest', ['run', ...(filters.length > 0 ? filters : wanted)], root, { TEST_DATABASE_URL: url }),
);
