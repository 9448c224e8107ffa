import { sql } from 'kysely';
import { type AuditAction, audit } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { engineOf } from '../../database/engine.ts';
import { leaseAfterDead, leaseIfFree, Portions } from '../portions.ts';
import { importNumbers, inRegister, keepImportNumbers, outsideRegister } from './alumni-register.ts';
import { soundsOf } from './names.ts';
import { type ReadGraduate, sameness } from './reading.ts';

/** Name of the lease. */
const task = 'graduates';
/** Most graduates per portion. */
const mostAtOnce = 1_000;

/** Person who changes the alumni register, and how. */
export interface ImportKeeper {
  /** Name of the person. */
  who: string;
  /** Id of the volunteer. @default none */
  volunteer?: string;
}

const auditAction = (
  keeper: ImportKeeper,
  action: AuditAction['action'],
  data: AuditAction['data'],
): AuditAction => ({
  ...keeper,
  action,
  subject: 'graduates',
  detail: '',
  data,
});

async function insert(trx: Transaction, rows: readonly (ReadGraduate & { id: number; roll: number })[]) {
  const { elements } = engineOf(trx);
  const coming = rows.map(({ id, roll, name, given, year, program, many }) => [
    ...[id, roll, name, given, year, program, many],
  ]);
  await sql`
    insert into graduates (id, roll, name, given, year, program, many)
    select cast(value ->> 0 as integer), cast(value ->> 1 as integer), value ->> 2, value ->> 3, cast(value ->> 4 as integer),
      value ->> 5, cast(value ->> 6 as integer)
    from ${elements(JSON.stringify(coming))} as coming`.execute(trx);
  const words = rows.flatMap(({ id, name, year }) => soundsOf(name).map((sound) => [sound, year, id]));
  await sql`
    insert into graduate_words (sound, year, graduate_id)
    select value ->> 0, cast(value ->> 1 as integer), cast(value ->> 2 as integer)
    from ${elements(JSON.stringify(words))} as coming`.execute(trx);
}

async function stage(portions: Portions, graduates: readonly ReadGraduate[], roll: number, first: number) {
  let at = 0;
  const staged = portions.write((most) => {
    const next = graduates.slice(at, at + Math.min(most, mostAtOnce));
    if (next.length === 0) return undefined;
    const rows = next.map((one, index) => ({ ...one, id: first + at + index, roll }));
    return async (trx) => {
      await insert(trx, rows);
      return rows.length;
    };
  });
  for await (const count of staged) at += count;
}

/** Deletes rows that nobody reads, portion by portion. */
async function clear(portions: Portions): Promise<void> {
  const cleared = portions.write((most) => async (trx) => {
    const rows = await trx
      .selectFrom('graduates')
      .select('id')
      .where(outsideRegister)
      .limit(Math.min(most, mostAtOnce))
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('graduate_words').where('graduate_id', 'in', ids).execute();
    await trx.deleteFrom('graduates').where('id', 'in', ids).execute();
    return ids.length;
  });
  for await (const count of cleared) if (count === 0) return;
}

/** Deletes rows that nobody reads any more or never did. Does nothing while an import may be running. */
export async function removeUnmatched(database: Database): Promise<void> {
  const some = await database.selectFrom('graduates').select('id').where(outsideRegister).limit(1).execute();
  const held = some.length === 0 ? undefined : await leaseIfFree(database, task);
  if (held === undefined) return;
  const portions = new Portions(database, task, held);
  await clear(portions);
  await portions.end(async () => undefined);
}

/** Graduates of a file who are not in the register yet. */
export async function withoutMatch(
  database: Database,
  graduates: readonly ReadGraduate[],
): Promise<ReadGraduate[]> {
  const columns = ['name', 'year', 'program'] as const;
  const there = await database.selectFrom('graduates').select(columns).where(inRegister).execute();
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
 * Imports a file of graduates in addition to the register, or in its place: completely, or not at all if anything fails. The rows
 * are written in portions, so that nobody has to wait, and one short transaction makes them visible.
 * @returns the number of added graduates, and of those already in the register
 * @throws ImportTaken if another import is running
 */
export async function importGraduates(
  database: Database,
  graduates: readonly ReadGraduate[],
  { replaces, ...keeper }: ImportKeeper & { replaces: boolean },
  now: number,
): Promise<{ taken: number; here: number }> {
  const portions = new Portions(database, task, await leaseAfterDead(database, task));
  try {
    await clear(portions);
    const coming = replaces ? graduates : await withoutMatch(database, graduates);
    const { from, to } = await importNumbers(database);
    const roll = to + 1;
    await stage(portions, coming, roll, await nextId(database));
    await portions.end(async (trx) => {
      if (coming.length === 0) return;
      // After the register was removed, nothing precedes this import.
      await keepImportNumbers(
        trx,
        { from: replaces || from === 0 ? roll : from, to: roll },
        new Date(now).toISOString(),
      );
      const action = replaces ? 'graduates replace' : 'graduates add';
      await audit(trx, auditAction(keeper, action, { taken: coming.length }), now);
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

/** Rows that cannot be deleted now are deleted by the next sweep or import. */
const tidy = (database: Database) => removeUnmatched(database).catch(() => undefined);

/**
 * Removes the whole alumni register.
 * @param keep Called with the number of graduates, in the transaction that removes them.
 * @returns the number of graduates removed
 * @throws ImportTaken if an import is running
 */
export async function removeGraduates(
  database: Database,
  keeper: ImportKeeper,
  now: number,
  keep: (trx: Transaction, removed: number) => Promise<void> = async () => undefined,
): Promise<number> {
  const portions = new Portions(database, task, await leaseAfterDead(database, task));
  const removed = await portions.end(async (trx) => {
    const { to } = await importNumbers(trx);
    const { many } = await trx
      .selectFrom('graduates')
      .select(({ fn }) => fn.countAll().as('many'))
      .where(inRegister)
      .executeTakeFirstOrThrow();
    await keepImportNumbers(trx, { from: to + 1, to }, new Date(now).toISOString());
    if (Number(many) > 0)
      await audit(trx, auditAction(keeper, 'graduates remove', { removed: Number(many) }), now);
    await keep(trx, Number(many));
    return Number(many);
  });
  await tidy(database);
  return removed;
}
