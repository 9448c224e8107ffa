/**
 * `npx pnpm@12 unit:postgres`: the tests of the server and the command line once more, on PostgreSQL instead of SQLite. On the
 * server that TEST_DATABASE_URL names, else on one that is started for them. What is typed behind it narrows them.
 */
import { onPostgres } from './onPostgres.ts';
import { requireRuntime } from './runtime.ts';
import { root, run } from './steps.ts';

requireRuntime();

const filters = process.argv.slice(2);
/** What the test command takes: where many want the same, what money and letters rest on, and what is found. */
const some = [
  'events/registration/rush',
  'donations/giving.test',
  'routes/submissions.test',
  'members/directory',
  'members/staging',
];
// Those of repeated writes are the others once more, for what an engine does that is not this one, and run in a project of their own.
const everything = ['packages/server/src', '--project', 'unit'];

const wanted = process.env.TESTS === 'some' ? [...some, '--project', 'unit'] : everything;

process.exitCode = await onPostgres((url) =>
  run('vitest', ['run', ...(filters.length > 0 ? filters : wanted)], root, { TEST_DATABASE_URL: url }),
);
