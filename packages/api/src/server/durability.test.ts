import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { databaseVariables, testedEngine } from './test-database.ts';
import { temporaryDirectory } from './test-server.ts';

/** Rounds in all, and how many directories work through them side by side. */
const rounds = 100;
const lanes = 2;

/** In its package's own folder, so that it finds what is not put into it. */
const built = mkdtempSync(join(import.meta.dirname, '../../node_modules/.durability-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

/** The program as one file: finding and reading its modules anew a hundred times would be most of the test's time. */
async function buildProgram(): Promise<string> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['better-sqlite3', 'pg', 'sharp'] },
    build: { ssr: 'durability-child.ts', outDir: built, target: 'node24', emptyOutDir: false },
  });
  return join(built, 'durability-child.js');
}

interface Victim {
  child: ChildProcess;
  lines: string[];
  /** Resolves with the next line it says. */
  said: () => Promise<unknown>;
}

async function start(program: string, directory: string, round: string): Promise<Victim> {
  const variables = await databaseVariables(directory);
  const child = spawn(process.execPath, [program, directory, round], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...variables, NODE_COMPILE_CACHE: built },
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout ?? process.stdin });
  reader.on('line', (line) => void lines.push(line));
  return { child, lines, said: () => once(reader, 'line') };
}

/** Lets one round's program end in peace: only then does node keep what it compiled, for the rounds to come. */
async function warmUp(program: string, directory: string): Promise<void> {
  const { child } = await start(program, directory, 'warm-up');
  child.stdin?.end();
  await once(child, 'close');
}

/** Lets it write for a random while after its first acknowledgement, kills it, and answers what it acknowledged. */
async function killWhileWriting({ child, lines, said }: Victim): Promise<string[]> {
  if (lines.length === 0) await said();
  const ended = once(child, 'close');
  const first = said();
  child.stdin?.write('go\n');
  await first;
  // A random moment is the point of the test: it is when the power goes, not a wait for something.
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
  child.kill('SIGKILL');
  await ended;
  return lines.slice(1).map((line) => line.trim());
}

async function lost(directory: string, acknowledged: readonly string[]): Promise<string[]> {
  const database = await openDatabase(
    readConfig({ DATA_DIR: directory, ...(await databaseVariables(directory)) }),
  );
  try {
    if (testedEngine === 'sqlite') {
      const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
      expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
    }
    const rows = await sql<{ reference: string; letters: number }>`
      select reference, (select count(*) from outbox where about = members.id) as letters from members where decided_by is distinct from 'samples'
      union all
      select reference, (select count(*) from outbox where about = contact_messages.id) from contact_messages
      union all
      select reference, (select count(*) from outbox where about = event_registrations.id) from event_registrations
    `.execute(database);
    expect(rows.rows.filter((row) => row.letters !== 1)).toEqual([]);
    const stored = new Set(rows.rows.map((row) => `200 ${row.reference}`));
    return acknowledged.filter((line) => !stored.has(line));
  } finally {
    await database.destroy();
  }
}

async function lane(program: string, directory: string, count: number): Promise<number> {
  const acknowledged: string[] = [];
  let next = await start(program, directory, '0');
  for (let round = 1; round <= count; round += 1) {
    const victim = next;
    // The next one loads its program while this one writes; it opens the database only when told to.
    next = await start(program, directory, String(round));
    acknowledged.push(...(await killWhileWriting(victim)));
    expect(await lost(directory, acknowledged)).toEqual([]);
  }
  next.child.kill('SIGKILL');
  await once(next.child, 'close');
  return acknowledged.length;
}

test(`kill -9 during writes, ${rounds} rounds: every acknowledged row and its letter are there`, {
  timeout: 300_000,
}, async () => {
  const directories = Array.from({ length: lanes }, temporaryDirectory);
  const program = await buildProgram();
  await warmUp(program, temporaryDirectory());
  const counts = await Promise.all(directories.map((directory) => lane(program, directory, rounds / lanes)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  process.stdout.write(`kill -9: ${rounds} rounds, ${total} acknowledged writes, none lost\n`);
  // More than the first of each round. PostgreSQL shares the machine with what is killed, and has done less by then.
  expect(total).toBeGreaterThan(testedEngine === 'sqlite' ? rounds * 2 : rounds);
});
