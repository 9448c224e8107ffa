import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { databaseVariables, testedEngine } from './test-database.ts';
import { builtProgram, programVariables } from './test-program.ts';
import { temporaryDirectory } from './test-server.ts';

/* A server that writes without pause and is killed at a random moment, round after round. */

let program: Promise<string> | undefined;

/** The program, and what Node keeps of it: only where one ends in peace, for the rounds to come. */
async function buildProgram(): Promise<string> {
  const file = await builtProgram('database/durability-child.ts');
  const { child } = await spawnProgram(file, temporaryDirectory(), 'warm-up');
  child.stdin?.end();
  await once(child, 'close');
  return file;
}

interface Victim {
  child: ChildProcess;
  lines: string[];
  /** Resolves with the next line it says. */
  said: () => Promise<unknown>;
}

async function spawnProgram(file: string, directory: string, round: string): Promise<Victim> {
  const variables = await databaseVariables(directory);
  const child = spawn(process.execPath, [file, directory, round], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...variables, ...programVariables },
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout ?? process.stdin });
  reader.on('line', (line) => void lines.push(line));
  return { child, lines, said: () => once(reader, 'line') };
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

/** What is wrong with a database, as sentences: what was acknowledged and is not there, and whatever is half there. */
async function faultsOf(database: Database, acknowledged: readonly string[]): Promise<string[]> {
  if (testedEngine === 'sqlite') {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
    const [first] = check.rows;
    if (first?.integrity_check !== 'ok') return [`The database is damaged: ${first?.integrity_check}.`];
  }
  const { rows } = await sql<{ reference: string; letters: number }>`
    with written as (select about, count(*) as letters from outbox group by about),
    sent as (
      select id, reference from members where decided_by is distinct from 'samples'
      union all select id, reference from contact_messages
      union all select id, reference from event_registrations
    )
    select reference, coalesce(letters, 0) as letters from sent left join written on about = id
  `.execute(database);
  const stored = new Set(rows.map((row) => `200 ${row.reference}`));
  return [
    ...rows
      .filter(({ letters }) => letters !== 1)
      .map((row) => `${row.reference} has ${row.letters} letters.`),
    ...acknowledged.filter((line) => !stored.has(line)).map((line) => `${line} is lost.`),
  ];
}

async function faultsIn(directory: string, acknowledged: readonly string[]): Promise<string[]> {
  const config = readConfig({ DATA_DIR: directory, ...(await databaseVariables(directory)) });
  const database = await openDatabase(config);
  try {
    return await faultsOf(database, acknowledged);
  } finally {
    await database.destroy();
  }
}

interface Killing {
  rounds: number;
  /** Rounds on the same directory, before a fresh one is taken. @default 50 */
  roundsEach?: number;
}

interface Killed {
  /** How many writes were acknowledged. */
  acknowledged: number;
  /** What was wrong afterwards: nothing, if promises are kept. A directory is left at its first fault. */
  faults: string[];
}

async function roundsOn(directory: string, rounds: number): Promise<Killed> {
  program ??= buildProgram();
  const file = await program;
  const start = (round: number) => spawnProgram(file, directory, String(round));
  const acknowledged: string[] = [];
  let faults: string[] = [];
  await faultsIn(directory, []);
  let next = await start(0);
  for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
    const victim = next;
    // The next one loads its program while this one writes; it opens the database only when told to.
    next = await start(round);
    acknowledged.push(...(await killWhileWriting(victim)));
    faults = await faultsIn(directory, acknowledged).catch((error: Error) => [
      `The database cannot be opened: ${error.message}`,
    ]);
  }
  next.child.kill('SIGKILL');
  await once(next.child, 'close');
  return { acknowledged: acknowledged.length, faults };
}

/** How many directories are worked on side by side. */
const lanes = 2;

/** Kills so many servers that write, and tells what came of it. */
export async function killOften(killing: Killing): Promise<Killed> {
  const { rounds, roundsEach = 50 } = killing;
  const left = Array.from({ length: Math.ceil(rounds / roundsEach) }, (_, index) =>
    Math.min(roundsEach, rounds - index * roundsEach),
  );
  const all: Killed = { acknowledged: 0, faults: [] };
  const directories = left.map(temporaryDirectory);
  const work = async () => {
    for (let count = left.pop(); count !== undefined; count = left.pop()) {
      const { acknowledged, faults } = await roundsOn(directories[left.length] ?? '', count);
      all.acknowledged += acknowledged;
      all.faults.push(...faults);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return all;
}
