import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '../../database/database.ts';
import { write } from '../../database/write.ts';
import { reachOf } from '../../reach/reach.ts';
import { databaseVariables, openTestDatabase } from '../../test-database.ts';
import { temporaryDirectory } from '../../test-server.ts';
import { searchDirectory } from '../directory/search.ts';
import { factsOf, saveFacts } from '../editing.ts';
import { fromFile, importMembers } from '../import-roll.ts';
import { isShown } from '../imports.ts';
import { removeEntries } from '../person.ts';
import { commit } from './committing.ts';
import { keepRoll } from './reading.ts';
import { choice, meera } from './test-roll-choice.ts';
import { undo } from './undoing.ts';

const keeper = {
  volunteer: 'meera',
  reach: reachOf({ grants: [{ role: 'admin', chapter: null }] }, 'member.edit'),
};

const names = ['Bakul', 'Chinch', 'Kadamb', 'Limbkar', 'Palash', 'Shirish', 'Umbar', 'Velu'];
const nameOf = (number: number) => `${names[number % 8]} ${names[Math.floor(number / 8) % 8]}`;
const head = 'first_name,last_name,email,year,program,state,public_state,company,public_company';

const place = { street1: '', street2: '', city: '', state: 'GA', zip: '', linkedin_url: '', phone: '' };

/** A database with some members, and a roll of many lines that was read. */
export async function readRollOf(many: number) {
  const directory = temporaryDirectory();
  const database = await openTestDatabase(directory);
  const here = Array.from({ length: 50 }, (_, number) => ({
    ...{ first_name: 'Zarine', last_name: nameOf(number), email: `here-${number}@example.org`, ...place },
    ...{ year: 1980, dept: 'Civil', dept_other: '', company: 'Zinc', public_company: 1, public_state: 1 },
  }));
  await importMembers(database, here, fromFile('test', 'first.csv'), Date.now());
  const lines = Array.from(
    { length: many },
    (_, number) =>
      `Zubin,${nameOf(number)} Nandruk${number % 97},z-${number}@example.org,1990,Civil,CA,yes,Works,yes`,
  );
  const bytes = Buffer.from([head, ...lines].join('\r\n'));
  const roll = await keepRoll(database, { name: 'roll.csv', bytes, volunteer: meera.volunteer }, Date.now());
  return { directory, database, id: roll.id };
}

/** All that is kept of members and of how they are found. */
async function contentOf(database: Database) {
  const found = async (search: string) =>
    searchDirectory(database, { search, company: '', sort: 'name', offset: 0, limit: 100 });
  return {
    members: await database.selectFrom('members').selectAll().orderBy('id').execute(),
    words: await database
      .selectFrom('directory_words')
      .selectAll()
      .orderBy('spelling')
      .orderBy('word')
      .execute(),
    found: [
      await found(''),
      await found('zarine'),
      await found('zubin'),
      await found('nandruk1'),
      await found('works'),
    ],
  };
}

/**
 * A roll comes in, of every fifty one is edited, and it is undone: those stay and are named, all else is as before.
 * @returns how long it took to come in, and to be undone
 */
export async function undoneRoll(many: number): Promise<string> {
  const seconds = (from: number) => ((performance.now() - from) / 1_000).toFixed(1);
  const { database, id } = await readRollOf(many);
  const before = await contentOf(database);
  const began = performance.now();
  const committed = await commit(database, 'secret', meera, { id, ...choice }, Date.now());
  const cameIn = seconds(began);
  expect(committed).toMatchObject({ state: 'done', counts: { taken: many, rejected: 0, leftOut: 0 } });
  const all = await database.selectFrom('members').selectAll().where('email_key', 'like', 'z-%').execute();
  const edited = all.filter((_, index) => index % 50 === 0);
  for (const row of edited) {
    const facts = { ...factsOf(row), city: 'Lowell' };
    const saved = await write(database, (writing) => saveFacts(writing, keeper, row, facts, Date.now()));
    expect(saved.state).toBe('done');
  }
  const parting = performance.now();
  const undone = await undo(database, meera, id, Date.now());
  const wentOut = seconds(parting);
  if (undone.state !== 'done') throw new Error(undone.state);
  expect([undone.removed, undone.kept.length]).toEqual([many - edited.length, edited.length]);
  const ids = edited.map((row) => row.id);
  expect(undone.kept.map((one) => one.id).toSorted()).toEqual(ids.toSorted());
  await write(database, (writing) => removeEntries(writing, ids));
  expect(await contentOf(database)).toEqual(before);
  return `in within ${cameIn} s, out within ${wentOut} s`;
}

/** How many of the roll's lines are members whom everybody sees. */
export const shownOf = async (database: Database) =>
  (
    await database
      .selectFrom('members')
      .select('id')
      .where('email_key', 'like', 'z-%')
      .where(isShown)
      .execute()
  ).length;

/** Begins something with a roll in a process of its own, and kills that when it has begun. */
export async function killedWhile(
  { directory, id }: { directory: string; id: string },
  what: 'commit' | 'undo',
  hasBegun: () => Promise<boolean>,
): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'roll-child.ts'), what, id], {
    env: { ...process.env, DATA_DIR: directory, ...(await databaseVariables(directory)) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await hasBegun()))
    await new Promise((resolve) => setTimeout(resolve, 2));
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
}
