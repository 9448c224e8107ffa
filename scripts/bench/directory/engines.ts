import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { calls, limits } from '@banyan/api/contract';
import { createServer, readConfig } from '@banyan/server';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { Client } from 'pg';
import { startPostgres } from '../../postgres.ts';
import { environment, root } from '../../steps.ts';
import { type Person, rollOf } from './people.ts';

/** A page of results as the site shows it. */
interface Found {
  people: readonly Pick<Person, 'firstName' | 'lastName'>[];
  total: number;
  /** What it took, ms. */
  ms: number;
}

/** Something that finds people. */
export interface Engine {
  name: string;
  /** Until the first search can be answered, ms. */
  buildMs: number;
  indexBytes: number;
  search: (typed: string) => Found | Promise<Found>;
  close: () => Promise<void>;
}

const execute = promisify(execFile);

const pageSize = limits.directoryPage.standard;
const nothingToClose = async () => undefined;

/** Where an installation keeps its data, as its variables say it. */
export type Kept = { DATA_DIR: string; DATABASE_URL?: string };

/** Puts people into the directory of an installation, as a volunteer does it. @returns how long it took, ms */
export async function importPeople(kept: Kept, people: readonly Person[]): Promise<number> {
  const roll = path.join(kept.DATA_DIR, 'roll.csv');
  await writeFile(roll, rollOf(people));
  const began = performance.now();
  await execute(process.execPath, ['packages/server/src/cli/main.ts', 'import', roll], {
    cwd: root,
    env: { ...environment, ...kept },
  });
  return performance.now() - began;
}

/** The product's own call, from a request to its answer: routing, checks, search, 24 rows, JSON. */
async function ours(
  kept: Kept,
  people: readonly Person[],
): Promise<Pick<Engine, 'buildMs' | 'search' | 'close'>> {
  // Whoever asks for so many people would be taken for somebody who copies the directory.
  const server = await createServer(readConfig({ ...kept, RATE_LIMIT_READS: '0' }), { samples: false });
  const buildMs = await importPeople(kept, people);
  return {
    buildMs,
    async search(typed) {
      const query = new URLSearchParams({ search: typed, limit: String(pageSize) });
      const address = `http://localhost${server.basePath}${calls.getMembers.path}?${query}`;
      const request = new Request(address);
      const began = performance.now();
      const answer = await server.fetch(request, { peer: '127.0.0.1' });
      const ms = performance.now() - began;
      const body = await answer.text();
      if (!answer.ok) throw new Error(`“${typed}” after ${Math.round(ms)} ms: ${answer.status} ${body}`);
      const { data, total } = JSON.parse(body);
      return { people: data, total, ms };
    },
    async close() {
      await server.close();
      await rm(kept.DATA_DIR, { recursive: true, force: true });
    },
  };
}

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'banyan-directory-'));

/** Ours as it comes: in one file. */
export async function onSqlite(people: readonly Person[]): Promise<Engine> {
  const dataDir = await newFolder();
  const engine = await ours({ DATA_DIR: dataDir }, people);
  return { name: 'ours (SQLite)', ...engine, indexBytes: indexBytes(dataDir) };
}

/** Ours on a PostgreSQL server of its own, which looks at its tables as servers do, and once more before anything is asked. */
export async function onPostgres(people: readonly Person[]): Promise<Engine> {
  const postgres = await startPostgres({ autovacuum: true });
  try {
    const engine = await ours({ DATA_DIR: await newFolder(), DATABASE_URL: postgres.url }, people);
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relname like 'directory%'`,
    );
    await client.end();
    return {
      name: 'ours (PostgreSQL)',
      ...engine,
      indexBytes: Number(rows[0]?.bytes),
      async close() {
        await engine.close();
        postgres.stop();
      },
    };
  } catch (error) {
    postgres.stop();
    throw error;
  }
}

/** What the full text and the spellings take in the database. */
function indexBytes(dataDir: string): number {
  const database = new DatabaseSync(path.join(dataDir, 'banyan.db'), { readOnly: true });
  try {
    const row = database
      .prepare(`select sum(pgsize) as bytes from dbstat where name glob 'directory*'`)
      .get();
    return Number(row?.bytes);
  } finally {
    database.close();
  }
}

/** MiniSearch as its documentation has it for search as you type: beginnings, and one slip in five letters. */
export function miniSearch(people: readonly Person[]): Engine {
  const began = performance.now();
  const index = new MiniSearch<Person & { id: number }>({
    fields: ['firstName', 'lastName'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(people.map((person, id) => ({ ...person, id })));
  const buildMs = performance.now() - began;
  return {
    name: 'MiniSearch',
    buildMs,
    indexBytes: Buffer.byteLength(JSON.stringify(index)),
    search(typed) {
      const asked = performance.now();
      const found = index.search(typed);
      const page = found.slice(0, pageSize).flatMap(({ id }) => people[id] ?? []);
      return { people: page, total: found.length, ms: performance.now() - asked };
    },
    close: nothingToClose,
  };
}

/** Fuse.js over the whole name, a little stricter than its default: at 0.6 nearly everybody is found by anything. */
export function fuse(people: readonly Person[]): Engine {
  const began = performance.now();
  const options = {
    keys: [{ name: 'name', getFn: ({ firstName, lastName }: Person) => `${firstName} ${lastName}` }],
    threshold: 0.3,
    ignoreLocation: true,
  };
  const index = Fuse.createIndex(options.keys, people);
  const searcher = new Fuse(people, options, index);
  const buildMs = performance.now() - began;
  return {
    name: 'Fuse.js',
    buildMs,
    indexBytes: Buffer.byteLength(JSON.stringify(index.toJSON())),
    search(typed) {
      const asked = performance.now();
      const found = searcher.search(typed);
      const page = found.slice(0, pageSize).map(({ item }) => item);
      return { people: page, total: found.length, ms: performance.now() - asked };
    },
    close: nothingToClose,
  };
}
