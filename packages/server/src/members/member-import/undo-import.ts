import { sql } from 'kysely';
import { audit } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { engineOf } from '../../database/engine.ts';
import { forgetWords, nameWords } from '../directory/listing.ts';
import { ImportPortions } from '../import-portions.ts';
import { nameOf } from '../naming.ts';
import { ImportTaken } from '../portions.ts';
import { changedBy, restoreSome } from './changes.ts';
import { actionWith, finishImport, type Importer } from './commit-import.ts';
import { countsOf, type ImportSummary, importWithoutFile, undoUntilOf } from './reading.ts';

/** Condition on members of an import that nobody has changed since: first version, and no corrections or merges. */
const isUntouched = sql<boolean>`(version = 1 and status = 'approved' and hidden = 0
  and id not in (select member_id from corrections) and id not in (select kept_id from member_merges))`;

/** Removes some unchanged members of an import. @returns the number of removed members */
async function removeSome(trx: Transaction, number: number, most: number): Promise<number> {
  const members = await trx
    .selectFrom('members')
    .select(['id', 'position', 'first_name', 'last_name'])
    .where('imported', '=', number)
    .where(isUntouched)
    .limit(most)
    .execute();
  if (members.length === 0) return 0;
  const ids = members.map(({ id }) => id);
  await engineOf(trx).directory.remove(
    trx,
    members.flatMap(({ position }) => position ?? []),
  );
  await trx.deleteFrom('members').where('id', 'in', ids).execute();
  await forgetWords(trx, [...new Set(members.flatMap(nameWords))]);
  return members.length;
}

/** Result of an undone import, with the entries that stay because somebody changed them. */
interface Left {
  kept: { id: string; name: string }[];
  removed: number;
  restored: number;
}

async function leftOf(database: Database, row: ImportSummary): Promise<Left> {
  const members = await database
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name'])
    .where('imported', '=', row.number ?? -1)
    .execute();
  const changed = await changedBy(database, row.id);
  const kept = [...members.map((member) => ({ id: member.id, name: nameOf(member) })), ...changed];
  const counts = countsOf(row);
  return {
    kept: kept.sort((one, other) => one.name.localeCompare(other.name)),
    removed: (counts?.taken ?? 0) - members.length,
    restored: (counts?.changed ?? 0) - changed.length,
  };
}

async function takeOut(
  database: Database,
  importer: Importer,
  row: ImportSummary,
  now: number,
): Promise<void> {
  const portions = await ImportPortions.begin(database);
  await portions.clear();
  const number = row.number ?? -1;
  for await (const some of portions.write((most) => (trx) => removeSome(trx, number, most)))
    if (some === 0) break;
  for await (const some of portions.write((most) => (trx) => restoreSome(trx, row.id, most)))
    if (some === 0) break;
  await portions.end(async (trx) => {
    await trx
      .updateTable('imports')
      .set({ state: 'undone', undone_at: new Date(now).toISOString() })
      .where('id', '=', row.id)
      .execute();
    await audit(trx, actionWith(importer, 'roll undo', row.id, {}), now);
  });
}

/**
 * Undoes an import in portions, except for entries that somebody has changed since. If the process dies, the next call continues.
 * An import already undone returns the entries that stayed.
 */
export async function undo(
  database: Database,
  importer: Importer,
  id: string,
  now: number,
): Promise<{ state: 'gone' | 'late' | 'busy' } | ({ state: 'done' } & Left)> {
  const row = await importWithoutFile(database, id);
  if (!row || row.state === 'read') return { state: 'gone' };
  if (row.state === 'done') {
    if (undoUntilOf(row, now) === null) return { state: 'late' };
    // If the commit was interrupted, it must be completed before it is undone.
    await finishImport(database, row);
    try {
      await takeOut(database, importer, row, now);
    } catch (error) {
      if (error instanceof ImportTaken) return { state: 'busy' };
      throw error;
    }
  }
  return { state: 'done', ...(await leftOf(database, (await importWithoutFile(database, id)) ?? row)) };
}
