import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { officeCalls } from '@banyan/api/office';
import { createServer, readConfig } from '@banyan/server';
import { Client } from 'pg';
import { canStartPostgres, startPostgres } from '../../postgres.ts';
import { median, milliseconds, percentile, type Table, verdict } from '../table.ts';
import { importPeople, type Kept } from './engines.ts';
import type { Person } from './people.ts';
import { queriesFor } from './queries.ts';

/** Ours: for 95 of 100 searches of everything by somebody who types. */
const budgetMs = 50;

/** How many queries of each kind, and how often each is asked. */
const each = 20;
const times = 3;

const origin = 'http://localhost:3000';

/** Who searches: the whole association's, and a chapter's, for whom matches are looked through. */
const searchers = { admin: 'an admin', organiser: 'the Bay Area’s organiser' } as const;

/** What somebody looks for besides people. */
const others = ['M-7', 'M-7K2Q', 'J-0', 'D-01', 'garba', 'the', 'zzzz', 'x'.repeat(100)];

/** The searches of one of them on what was imported, by what was typed. */
async function rowsOf(kept: Kept, people: readonly Person[], role: keyof typeof searchers) {
  const office = { OFFICE: 'on', PUBLIC_ORIGIN: origin };
  const server = await createServer(readConfig({ ...kept, ...office }), {});
  try {
    const base = `${origin}${server.basePath}/office`;
    const { path: demo } = officeCalls.demoSignIn;
    const headers = { Origin: origin, 'Content-Type': 'application/json' };
    const entering = { method: 'POST', headers, body: JSON.stringify({ role }) };
    const entered = await server.fetch(new Request(base + demo, entering), { peer: '127.0.0.1' });
    const [cookie = ''] = entered.headers.getSetCookie();
    const Cookie = cookie.slice(0, cookie.indexOf(';'));
    const ask = async (q: string): Promise<number> => {
      const address = `${base}${officeCalls.searchAll.path}?${new URLSearchParams({ q })}`;
      const began = performance.now();
      const answer = await server.fetch(new Request(address, { headers: { Cookie } }), { peer: '127.0.0.1' });
      if (answer.status !== 200) throw new Error(`The Office answered ${answer.status} to ${q}.`);
      await answer.text();
      return performance.now() - began;
    };
    await ask('warm');
    const kinds = [
      ...queriesFor(people, each).map(({ kind, queries }) => ({
        kind,
        typed: queries.map((one) => one.typed),
      })),
      { kind: 'references and titles', typed: others },
    ];
    const rows = [];
    for (const { kind, typed } of kinds) {
      const answered: number[] = [];
      for (const q of typed) {
        const again: number[] = [];
        for (let time = 0; time < times; time += 1) again.push(await ask(q));
        answered.push(median(again));
      }
      rows.push({ kind, answered });
    }
    return rows;
  } finally {
    await server.close();
  }
}

/** The Office's search of everything over what was imported. @param where What the title calls the database. */
async function officeTable(kept: Kept, people: readonly Person[], where: string): Promise<Table> {
  const rows = [];
  for (const role of ['admin', 'organiser'] as const) {
    const answered = await rowsOf(kept, people, role);
    const all = answered.flatMap((one) => one.answered);
    const row = (name: string, some: readonly number[]) => [
      `${searchers[role]}, ${name}`,
      String(some.length),
      milliseconds(percentile(some, 0.5)),
      milliseconds(percentile(some, 0.95)),
    ];
    rows.push(...answered.map((one) => [...row(one.kind, one.answered), '', '']));
    const p95 = percentile(all, 0.95);
    rows.push([...row('all of them', all), milliseconds(budgetMs), verdict(p95, budgetMs)]);
  }
  return {
    title: `The Office’s search of everything, ${people.length.toLocaleString('en')} members, ${where}`,
    columns: ['who, and what is typed', 'queries', 'p50', 'p95', 'p95 at most', ''],
    rows,
    notes: [
      'From a request to the JSON that goes out, in one process, with the session looked up each time.',
    ],
  };
}

/** An installation that was started once, with whom one can try the Office as, and these people. */
async function importOffice(kept: Kept, people: readonly Person[]): Promise<void> {
  await (await createServer(readConfig(kept))).close();
  await importPeople(kept, people);
}

/** The Office's search of everything, on PostgreSQL where a server is found. */
export async function* measureOffice(people: readonly Person[]): AsyncGenerator<Table> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'banyan-office-'));
  try {
    await importOffice({ DATA_DIR }, people);
    yield await officeTable({ DATA_DIR }, people, 'SQLite');
    if (!canStartPostgres()) return;
    const postgres = await startPostgres({ autovacuum: true });
    try {
      const kept = { DATA_DIR, DATABASE_URL: postgres.url };
      await importOffice(kept, people);
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      await client.query('vacuum analyze');
      await client.end();
      yield await officeTable(kept, people, 'PostgreSQL');
    } finally {
      postgres.stop();
    }
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}
