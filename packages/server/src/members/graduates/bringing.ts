import { sql } from 'kysely';
import { audit, type Deed } from '../../audit/audit.ts';
import type { Database, Writing } from '../../database/database.ts';
import { engineOf } from '../../database/engine.ts';
import { leaseAfterDead, leaseIfFree, Portions } from '../portions.ts';
import { soundsOf } from './names.ts';
import { type ReadGraduate, sameness } from './reading.ts';
import { keepRollNumbers, offRoll, onRoll, rollNumbers } from './roll.ts';

/** Under which name the lease is noted. */
const task = 'graduates';
/** Most of a portion. */
const mostAtOnce = 1_000;

/** Who does something with the roll, and whether a file takes the place of all that was there. */
export interface RollKeeper {
  /** Their id. */
  who: string;
  /** Id of the volunteer. @default none */
  volunteer?: string;
}

const deed = (keeper: RollKeeper, action: Deed['action'], data: Deed['data']): Deed => ({
  ...keeper,
  ...{ action, subject: 'graduates', detail: '', data },
});

async function insert(writing: Writing, rows: readonly (ReadGraduate & { id: number; roll: number })[]) {
  const { elements } = engineOf(writing);
  const coming = rows.map(({ id, roll, name, given, year, program, many }) => [
    ...[id, roll, name, given, year, program, many],
  ]);
  await sql`
    insert into graduates (id, roll, name, given, year, program, many)
    select cast(value ->> 0 as integer), cast(value ->> 1 as integer), value ->> 2, value ->> 3, cast(value ->> 4 as integer),
      value ->> 5, cast(value ->> 6 as integer)
    from ${elements(JSON.stringify(coming))} as coming`.execute(writing);
  const words = rows.flatMap(({ id, name, year }) => soundsOf(name).map((sound) => [sound, year, id]));
  await sql`
    insert into graduate_words (sound, year, graduate_id)
    select value ->> 0, cast(value ->> 1 as integer), cast(value ->> 2 as integer)
    from ${elements(JSON.stringify(words))} as coming`.execute(writing);
}

async function stage(portions: Portions, graduates: readonly ReadGraduate[], roll: number, first: number) {
  let at = 0;
  const staged = portions.write((most) => {
    const next = graduates.slice(at, at + Math.min(most, mostAtOnce));
    if (next.length === 0) return undefined;
    const rows = next.map((one, index) => ({ ...one, id: first + at + index, roll }));
    return async (writing) => {
      await insert(writing, rows);
      return rows.length;
    };
  });
  for await (const count of staged) at += count;
}

/** Takes out what nobody reads, portion by portion. */
async function clear(portions: Portions): Promise<void> {
  const cleared = portions.write((most) => async (writing) => {
    const rows = await writing
      .selectFrom('graduates')
      .select('id')
      .where(offRoll)
      .limit(Math.min(most, mostAtOnce))
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await writing.deleteFrom('graduate_words').where('graduate_id', 'in', ids).execute();
    await writing.deleteFrom('graduates').where('id', 'in', ids).execute();
    return ids.length;
  });
  for await (const count of cleared) if (count === 0) return;
}

/** Takes out what nobody reads any more, or never did. Does nothing while a file may be coming in. */
export async function removeOffRoll(database: Database): Promise<void> {
  const some = await database.selectFrom('graduates').select('id').where(offRoll).limit(1).execute();
  const held = some.length === 0 ? undefined : await leaseIfFree(database, task);
  if (held === undefined) return;
  const portions = new Portions(database, task, held);
  await clear(portions);
  await portions.end(async () => undefined);
}

/** Those of a file who do not stand on the roll yet. */
export async function notOnRoll(
  database: Database,
  graduates: readonly ReadGraduate[],
): Promise<ReadGraduate[]> {
  const columns = ['name', 'year', 'program'] as const;
  const there = await database.selectFrom('graduates').select(columns).where(onRoll).execute();
  const known = new Set(there.map(sameness));
  return graduates.filter((one) => !known.has(sameness(one)));
}

async function nextId(database: Database): Promise<number> {
  const { id } = await database
    .selectFrom('graduates')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0) + 1;
}

/**
 * Puts a file of graduates on the roll, or in the place of all who stand there: all of it, or nothing when anything fails. It comes in
 * bit by bit, so that nobody has to wait for it, and is read from one short transaction on.
 * @returns how many came, and how many stood there already
 * @throws ImportTaken when another file is coming in
 */
export async function bringGraduates(
  database: Database,
  graduates: readonly ReadGraduate[],
  { replaces, ...keeper }: RollKeeper & { replaces: boolean },
  now: number,
): Promise<{ taken: number; here: number }> {
  const portions = new Portions(database, task, await leaseAfterDead(database, task));
  try {
    await clear(portions);
    const coming = replaces ? graduates : await notOnRoll(database, graduates);
    const { from, to } = await rollNumbers(database);
    const roll = to + 1;
    await stage(portions, coming, roll, await nextId(database));
    await portions.end(async (writing) => {
      if (coming.length === 0) return;
      // After a roll was removed there is nothing before this one.
      await keepRollNumbers(
        writing,
        { from: replaces || from === 0 ? roll : from, to: roll },
        new Date(now).toISOString(),
      );
      const action = replaces ? 'graduates replace' : 'graduates add';
      await audit(writing, deed(keeper, action, { taken: coming.length }), now);
    });
    if (replaces) await tidy(database);
    return { taken: coming.length, here: graduates.length - coming.length };
  } catch (error) {
    await clear(portions)
      .then(() => portions.end(async () => undefined))
      .catch(() => undefined);
    throw error;
  }
}

/** What cannot be taken out now goes with the next sweep, or the next file. */
const tidy = (database: Database) => removeOffRoll(database).catch(() => undefined);

/**
 * Removes the whole roll.
 * @param keep Told how many stood there, in the transaction that removes them.
 * @returns how many stood there
 * @throws ImportTaken when a file is coming in
 */
export async function removeGraduates(
  database: Database,
  keeper: RollKeeper,
  now: number,
  keep: (writing: Writing, removed: number) => Promise<void> = async () => undefined,
): Promise<number> {
  const portions = new Portions(database, task, await leaseAfterDead(database, task));
  const removed = await portions.end(async (writing) => {
    const { to } = await rollNumbers(writing);
    const { many } = await writing
      .selectFrom('graduates')
      .select(({ fn }) => fn.countAll().as('many'))
      .where(onRoll)
      .executeTakeFirstOrThrow();
    await keepRollNumbers(writing, { from: to + 1, to }, new Date(now).toISOString());
    if (Number(many) > 0)
      await audit(writing, deed(keeper, 'graduates remove', { removed: Number(many) }), now);
    await keep(writing, Number(many));
    return Number(many);
  });
  await tidy(database);
  return removed;
}
