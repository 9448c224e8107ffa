import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { calls, limits } from '@banyan/api/contract';
import { createServer, readConfig } from '@banyan/api/server';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
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

/** Puts people into the directory of a data folder, as a volunteer does it. @returns how long it took, ms */
export async function importPeople(dataDir: string, people: readonly Person[]): Promise<number> {
  const roll = path.join(dataDir, 'roll.csv');
  await writeFile(roll, rollOf(people));
  const began = performance.now();
  await execute(process.execPath, ['packages/api/src/cli/main.ts', 'import', roll], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir },
  });
  return performance.now() - began;
}

/** The product's own call, from a request to its answer: routing, checks, search, 24 rows, JSON. */
export async function ourEngine(people: readonly Person[]): Promise<Engine> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-directory-'));
  const server = await createServer(readConfig({ DATA_DIR: dataDir }), { samples: false });
  const buildMs = await importPeople(dataDir, people);
  return {
    name: 'ours (FTS5)',
    buildMs,
    indexBytes: indexBytes(dataDir),
    async search(typed) {
      const query = new URLSearchParams({ search: typed, limit: String(pageSize) });
      const address = `http://localhost${server.basePath}${calls.getMembers.path}?${query}`;
      const request = new Request(address);
      const began = performance.now();
      const answer = await server.fetch(request, { peer: '127.0.0.1' });
      const ms = performance.now() - began;
      const { data, total } = JSON.parse(await answer.text());
      return { people: data, total, ms };
    },
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
