import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { siteverify } from '@banyan/server/fakes';
import { expect, onTestFinished } from 'vitest';
import { memoryOf } from '../../scripts/memoryOf.ts';
import { ServerProcess } from '../../scripts/serverProcess.ts';

/** Environment variables of every process of the built product. */
export const productVariables = {
  NODE_ENV: 'production',
  // Origin that the site was built with. Another one would be written into every file at the start.
  PUBLIC_ORIGIN: 'http://localhost:3000',
  RATE_LIMIT_WRITES: '0',
  RATE_LIMIT_READS: '0',
  HCAPTCHA_SITE_KEY: 'site',
  HCAPTCHA_SECRET: 'secret',
};

/**
 * Creates the built product on a folder of its own, with a fake hCaptcha, without starting it.
 * @param variables Added to {@link productVariables}, or a function of the port that returns them.
 */
export async function product(variables: (port: number) => Readonly<Record<string, string>> = () => ({})) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-stress-'));
  const people = await siteverify();
  const members: ServerProcess[] = [];
  /** Creates one more process on the same folder. */
  const another = async () => {
    const next = await ServerProcess.on((port) => ({
      ...productVariables,
      DATA_DIR: dataDir,
      // Memory settings of the container image and the systemd unit.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
      HCAPTCHA_VERIFY_URL: people.verifyUrl,
      ...variables(port),
    }));
    members.push(next);
    return next;
  };
  const member = await another();
  onTestFinished(async () => {
    await Promise.all(members.map((one) => one.kill()));
    await people.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { member, another, dataDir, token: people.issue };
}

/** Sends JSON to a call of the API. */
export const post = (
  url: string,
  call: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${url}/api${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/**
 * Watches a process while other work runs: a normal visitor requests a page and data, and each must be answered 200.
 * @param network Network of the visitor, as a proxy names it. @returns the most memory it used, in MB, and the number of visits
 */
export async function watched(member: ServerProcess, work: Promise<unknown>, network = '') {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  // A different host name from the attackers', so that fetch shares no connection with them.
  const url = `http://localhost:${member.port}`;
  let [count, memory] = [0, 0];
  const headers = network === '' ? undefined : { 'X-Forwarded-For': network };
  while (!isOver) {
    for (const address of ['/', '/api/events/get-active-events']) {
      const answer = await fetch(url + address, { headers });
      await answer.arrayBuffer();
      expect([address, answer.status]).toEqual([address, 200]);
    }
    count += 1;
    memory = Math.max(memory, await memoryOf(member.pid));
    await wait(20);
  }
  await ended;
  return { memory, count };
}

export type Row = Readonly<Record<string, SQLInputValue>>;

/** Opens the database file of a running product, which writes to it as well. */
export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout = 10000; pragma foreign_keys = off');
  return database;
}

/** Inserts a copy of a sample row, with some columns replaced. */
export function insertLike(database: DatabaseSync, table: string, sample: Row = {}, columns: Row): void {
  const row = { ...sample, ...columns };
  const names = Object.keys(row);
  const places = names.map(() => '?');
  database
    .prepare(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`)
    .run(...Object.values(row));
}
