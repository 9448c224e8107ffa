import type { ImportChoice } from '@banyan/api/office';
import type { AuditAction } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { ImportTable } from '../../database/member-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { noteChange } from '../../settings/changed.ts';
import { importMemberRows } from '../import-member-rows.ts';
import { ImportTaken, type Portions } from '../portions.ts';
import { applyChanges, wantedOf } from './changes.ts';
import { classifiedImport, problemsText, type Sorted, type Unreadable } from './checking.ts';
import type { HereLine } from './classify-rows.ts';
import { type Counts, choiceOf, countsOf, type ImportSummary, importWithoutFile } from './reading.ts';

/** Another has put this very roll into the directory: nothing is done twice. */
class CameIn extends Error {
  override readonly name = 'CameIn';
}

/** Whoever puts a roll into the directory. */
export interface Importer {
  /** Their name, which stays with the rows. */
  who: string;
  /** Their id. */
  volunteer: string;
}

interface Finished {
  state: 'done';
  row: ImportSummary;
  counts: Counts;
}
type Committed = Unreadable | { state: 'busy' } | { state: 'undone' } | Finished;

/** What is written down of what somebody does with a roll. */
export const actionWith = (
  { volunteer }: Importer,
  action: AuditAction['action'],
  id: string,
  data: AuditAction['data'],
): AuditAction => ({
  ...{ who: volunteer, volunteer, action, subject: `roll ${id}`, detail: '', data },
});

/** Writes down whom a roll is to change, while nobody else imports. */
async function stageChanges(portions: Portions, id: string, here: readonly HereLine[]): Promise<void> {
  const members = here.filter(({ isMember }) => isMember);
  let at = -1;
  const staged = portions.write((most) => {
    if (at >= members.length) return undefined;
    const some = at < 0 ? [] : members.slice(at, at + most);
    return async (trx) => {
      // What a process left behind that died over it.
      if (at < 0) await trx.deleteFrom('import_changes').where('import_id', '=', id).execute();
      const rows = some.map(({ id: member_id, member }) => ({
        ...{ import_id: id, member_id, before: null, version: null },
        wanted: JSON.stringify(wantedOf(member)),
      }));
      if (rows.length > 0) await trx.insertInto('import_changes').values(rows).execute();
      return some.length;
    };
  });
  for await (const count of staged) at = at < 0 ? 0 : at + count;
}

/** Notes that a roll has come in, in the transaction that shows it. @throws CameIn when it had */
async function noteDone(
  trx: Transaction,
  id: string,
  values: Omit<Partial<ImportTable>, 'id' | 'state'>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set({ ...values, state: 'done' })
    .where('id', '=', id)
    .where('state', '=', 'read')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new CameIn();
}

async function bringIn(
  database: Database,
  importer: Importer,
  { row, fresh, here, rejected, noted }: Sorted,
  choice: ImportChoice,
  now: number,
): Promise<void> {
  const { id } = row;
  const members = fresh.map(({ member }) => member);
  const values = {
    ...{ headings: row.headings, lines: row.lines },
    choice: JSON.stringify(choice),
    problems: problemsText({ rejected, noted }),
    done_at: new Date(now).toISOString(),
  };
  await importMemberRows(
    database,
    members,
    {
      who: importer.who,
      auditAction: (taken) => actionWith(importer, 'roll commit', id, { taken }),
      stage: (portions) => stageChanges(portions, id, choice.duplicates === 'leave' ? [] : here),
      finish: (trx, { number, taken, leftOut }) => {
        const counts = { taken, leftOut, rejected: rejected.length, changed: 0 } satisfies Counts;
        return noteDone(trx, id, { ...values, number, counts: JSON.stringify(counts) });
      },
    },
    now,
  );
}

/** Does what is left of a roll that has come in. */
export async function finishImport(database: Database, row: ImportSummary): Promise<Finished> {
  const counts = countsOf(row);
  if (!counts) throw new Error('A roll that came in has counts.');
  const changed = await applyChanges(database, row.id, choiceOf(row)?.duplicates === 'fill');
  // After a week it is not known any more whom: the number stays.
  const all = { ...counts, changed: Math.max(counts.changed, changed) };
  await transaction(database, async (trx) => {
    const memberImport = trx.updateTable('imports').where('id', '=', row.id);
    await memberImport.set({ counts: JSON.stringify(all) }).execute();
    await noteChange(trx);
  });
  return { state: 'done', row, counts: all };
}

/**
 * Puts a roll into the directory: who is new is shown by one short transaction, then those change who were here. Twice is once, and
 * a process that dies leaves what the next goes on with.
 */
export async function commit(
  database: Database,
  secret: string,
  importer: Importer,
  { id, ...choice }: ImportChoice & { id: string },
  now: number,
): Promise<Committed> {
  const before = await importWithoutFile(database, id);
  if (before?.state === 'undone') return { state: 'undone' };
  if (before?.state !== 'done') {
    const sorted = await classifiedImport(database, secret, id, choice);
    if (sorted.state !== 'sorted') return sorted;
    try {
      await bringIn(database, importer, sorted, choice, now);
    } catch (error) {
      if (error instanceof ImportTaken) return { state: 'busy' };
      if (!(error instanceof CameIn)) throw error;
    }
  }
  const row = await importWithoutFile(database, id);
  if (!row) return { state: 'gone' };
  return row.state === 'undone' ? { state: 'undone' } : finishImport(database, row);
}

/** Goes on with rolls whose process died after they were shown. */
export async function finishImports(database: Database): Promise<void> {
  const memberImports = await database
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'done')
    .where('id', 'in', database.selectFrom('import_changes').select('import_id').where('version', 'is', null))
    .execute();
  for (const { id } of memberImports) {
    const row = await importWithoutFile(database, id);
    if (row) await finishImport(database, row);
  }
}
