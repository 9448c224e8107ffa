import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { calls } from '@banyan/api/contract';
import { createServer, readConfig } from '@banyan/server';
import { median, milliseconds, percentile, type Table, verdict } from '../table.ts';
import { importPeople } from './engines.ts';
import type { Person } from './people.ts';
import { queriesFor } from './queries.ts';

/** Ours: from a request to its answer, for 95 of 100 searches of the whole site. */
const budgetMs = 5;

/** How many queries of each kind, and how often each is asked. */
const each = 40;
const times = 5;

/** How often everything else of the first run is published: some 2,000 pieces, years of an association's life. */
const copies = 40;

const published = { news: [], stories: ['reference'], events: [], jobs: ['reference'] } as const;

function publishCopies(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'banyan.db'));
  for (const [table, unique] of Object.entries(published)) {
    database.exec(`create temp table copy as select * from ${table}`);
    for (let copy = 1; copy <= copies; copy += 1) {
      for (const column of ['id', ...unique])
        database.exec(`update copy set ${column} = ${column} || '-${copy}'`);
      database.exec(`insert into ${table} select * from copy`);
    }
    database.exec('drop table copy');
  }
  database.close();
}

/** The whole site's search over these people and what is published besides: names, and words of texts. */
export async function measureEverything(people: readonly Person[]): Promise<Table> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-search-'));
  const server = await createServer(readConfig({ DATA_DIR: dataDir }));
  try {
    await importPeople({ DATA_DIR: dataDir }, people);
    publishCopies(dataDir);
    const ask = async (q: string): Promise<number> => {
      const address = `http://localhost${server.basePath}${calls.search.path}?${new URLSearchParams({ q })}`;
      const began = performance.now();
      await server.fetch(new Request(address), { peer: '127.0.0.1' });
      return performance.now() - began;
    };
    const first = await ask('canteen');
    const texts = [
      'canteen',
      'the',
      'a',
      'night shift',
      'engineer water',
      'scholarship named after',
      'zzzz',
      'x'.repeat(200),
    ];
    const rows = [];
    for (const { kind, queries } of [
      ...queriesFor(people, each).map((one) => ({
        kind: one.kind,
        queries: one.queries.map(({ typed }) => typed),
      })),
      { kind: 'words of texts', queries: texts },
    ]) {
      const answered: number[] = [];
      for (const query of queries) {
        const again: number[] = [];
        for (let time = 0; time < times; time += 1) again.push(await ask(query));
        answered.push(median(again));
      }
      rows.push({ kind, answered });
    }
    const all = rows.flatMap(({ answered }) => answered);
    const p95 = percentile(all, 0.95);
    const row = (kind: string, answered: readonly number[]) => [
      kind,
      String(answered.length),
      milliseconds(percentile(answered, 0.5)),
      milliseconds(percentile(answered, 0.95)),
    ];
    return {
      title: `Searching the whole site, ${people.length.toLocaleString('en')} members`,
      columns: ['typed', 'queries', 'p50', 'p95', 'p95 at most', ''],
      rows: [
        ...rows.map(({ kind, answered }) => [...row(kind, answered), '', '']),
        [...row('all of them', all), milliseconds(budgetMs), verdict(p95, budgetMs)],
      ],
      notes: [
        `From a request to the JSON that goes out, in one process; besides the members everything of the first run ${copies + 1} times.`,
        `After a change of the database the first search reads what is published again: ${milliseconds(first)}.`,
      ],
    };
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
