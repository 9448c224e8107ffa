import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../steps.ts';
import type { Table } from '../table.ts';

/** As much of what vitest writes as is read here. */
interface Results {
  testResults: readonly {
    assertionResults: readonly { title: string; status: string; duration?: number | null }[];
  }[];
}

/** The four races of `races.test.ts`, by how their titles begin, and what each round is one of. */
const races: Readonly<Record<string, string>> = {
  'the last seat': 'the last seat',
  'one key is': 'one key, one row, one answer',
  'the money of': 'the money of a gift',
  'a task, and': 'a task, and a letter',
};

/** How many try for the same thing at once; the tests say so. */
const clients = 50;

/** Runs the races of the server's tests on both engines. @param rounds Of each race */
export async function runRaces(
  rounds: number,
  postgresUrl: string,
): Promise<{ table: Table; failed: boolean }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'banyan-races-'));
  const rows: string[][] = [];
  let failed = false;
  for (const [engine, url] of Object.entries({ SQLite: '', PostgreSQL: postgresUrl })) {
    const output = path.join(folder, `${engine}.json`);
    const parameters = ['run', 'packages/server/src/database/races.test.ts', '--reporter=json'];
    const variables = { TEST_DATABASE_URL: url, RACE_ROUNDS: String(rounds) };
    const code = await run('vitest', [...parameters, `--outputFile=${output}`], root, variables);
    failed ||= code !== 0;
    const results: Results = JSON.parse(await readFile(output, 'utf8'));
    for (const { title, status, duration } of results.testResults.flatMap((file) => file.assertionResults)) {
      const race = Object.keys(races).find((beginning) => title.startsWith(beginning));
      if (race === undefined) continue;
      const seconds = ((duration ?? 0) / 1000).toFixed(0);
      const verdict = status === 'passed' ? 'ok' : 'BROKEN';
      rows.push([`${races[race]}, ${engine}`, String(rounds), String(rounds * clients), seconds, verdict]);
    }
  }
  await rm(folder, { recursive: true, force: true });
  const table = {
    title: 'Who comes first, over three servers',
    columns: ['what only one may have', 'rounds', 'tries', 'seconds', ''],
    rows,
    notes: [
      `In each round ${clients} clients want the same at once; one round that gives it to two, or to nobody, is BROKEN.`,
    ],
  };
  return { table, failed };
}
