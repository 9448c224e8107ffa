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

/** Another process has already committed this import, so nothing is done twice. */
class CameIn extends Error {
  override readonly name = 'CameIn';
}

/** Volunteer who imports. */
export interface Importer {
  /** Name of the volunteer, stored with the rows. */
  who: string;
  /** Id of the volunteer. */
  volunteer: string;
}

interface Finished {
  state: 'done';
  row: ImportSummary;
  counts: Counts;
}
type Committed = Unreadable | { state: 'busy' } | { state: 'undone' } | Finished;

/** Audit log entry of an action on an import. */
export const actionWith = (
  { volunteer }: Importer,
  action: AuditAction['action'],
  id: string,
  data: AuditAction['data'],
): AuditAction => ({
  who: volunteer,
  volunteer,
  action,
  subject: `roll ${id}`,
  detail: '',
  data,
});

/** Stores the changes to existing members, while no other import can run. */
async function stageChanges(portions: Portions, id: string, here: readonly HereLine[]): Promise<void> {
  const members = here.filter(({ isMember }) => isMember);
  let at = -1;
  const staged = portions.write((most) => {
    if (at >= members.length) return undefined;
    const some = at < 0 ? [] : members.slice(at, at + most);
    return async (trx) => {
      // Rows left by a process that died in this step.
      if (at < 0) await trx.deleteFrom('import_changes').where('import_id', '=', id).execute();
      const rows = some.map(({ id: member_id, member }) => ({
        import_id: id,
        member_id,
        before: null,
        version: null,
        wanted: JSON.stringify(wantedOf(member)),
      }));
      if (rows.length > 0) await trx.insertInto('import_changes').values(rows).execute();
      return some.length;
    };
  });
  for await (const count of staged) at = at < 0 ? 0 : at + count;
}

/** Marks an import as done, in the transaction that shows it. @throws CameIn if it was done already */
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
    headings: row.headings,
    lines: row.lines,
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

/** Completes an import that is already shown. */
export async function finishImport(database: Database, row: ImportSummary): Promise<Finished> {
  const counts = countsOf(row);
  if (!counts) throw new Error('An import that is shown has counts.');
  const changed = await applyChanges(database, row.id, choiceOf(row)?.duplicates === 'fill');
  // After a week the changed members are no longer stored, so the count must not decrease.
  const all = { ...counts, changed: Math.max(counts.changed, changed) };
  await transaction(database, async (trx) => {
    const memberImport = trx.updateTable('imports').where('id', '=', row.id);
    await memberImport.set({ counts: JSON.stringify(all) }).execute();
    await noteChange(trx);
  });
  return { state: 'done', row, counts: all };
}

/**
 * Commits an import: one short transaction shows the new members, then existing members are changed. Repeating it has no further
 * effect. If the process dies, the next call continues.
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

/** Completes imports whose process died after they were shown. */
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
