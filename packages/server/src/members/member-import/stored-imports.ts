import { dayMs } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Database, Transaction } from '../../database/database.ts';
import type { PlainRow } from '../../database/personal-data.ts';
import { transaction } from '../../database/transaction.ts';

/* Stored files and changes of imports, kept for as long as an import can be undone. */

/** Time in milliseconds during which an import can be undone and its file is kept. */
export const importKeptMs = 7 * dayMs;

/** Imports whose file contains an email, read one by one because a file may be large. */
async function importsNaming(database: Database | Transaction, key: string) {
  const memberImports = database.selectFrom('imports').select(['id', 'file_name', 'created_at']);
  const found = [];
  for (const memberImport of await memberImports.where('content', '<>', '').execute()) {
    const file = await database
      .selectFrom('imports')
      .select('content')
      .where('id', '=', memberImport.id)
      .execute();
    if (file.some(({ content }) => emailKey(content).includes(key))) found.push(memberImport);
  }
  return found;
}

/** Data on an email in the files of imports, and their changes to these entries. @param key As `emailKey` makes it */
export async function importsWith(
  database: Database | Transaction,
  key: string,
  ids: readonly string[],
): Promise<PlainRow[]> {
  const named = (await importsNaming(database, key)).map(({ file_name, created_at }) => ({
    fileName: file_name,
    readAt: created_at,
  }));
  if (ids.length === 0) return named;
  const changes = await database
    .selectFrom('import_changes')
    .select(['wanted', 'before'])
    .where('member_id', 'in', ids)
    .execute();
  const changed = changes.map(({ wanted, before }) => ({
    wanted: JSON.parse(wanted),
    before: before === null ? null : JSON.parse(before),
  }));
  return [...named, ...changed];
}

/** Deletes the files that contain an email; imports not committed yet must be read again. @returns the number of files */
export async function forgetImportsWith(trx: Transaction, key: string): Promise<number> {
  const ids = (await importsNaming(trx, key)).map(({ id }) => id);
  if (ids.length > 0) await forgetFiles(trx, ids);
  return ids.length;
}

const forgetFiles = (trx: Transaction, ids: readonly string[]) =>
  trx.updateTable('imports').set({ content: '', columns: '[]' }).where('id', 'in', ids).execute();

/** Deletes the stored changes to these entries, so that undoing an import leaves them as they are. */
export async function forgetChangesOf(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('import_changes').where('member_id', 'in', ids).execute();
}

/** Deletes files older than a week, and the changes of imports that can no longer be undone. */
export async function forgetOldImports(database: Database, now: number): Promise<void> {
  const before = new Date(now - importKeptMs).toISOString();
  await transaction(database, async (trx) => {
    const memberImports = trx.selectFrom('imports').select('id').where('created_at', '<=', before);
    const due = await memberImports.where('content', '<>', '').execute();
    if (due.length > 0)
      await forgetFiles(
        trx,
        due.map(({ id }) => id),
      );
    const done = trx.selectFrom('imports').select('id').where('done_at', '<=', before);
    await trx.deleteFrom('import_changes').where('import_id', 'in', done).execute();
  });
}
