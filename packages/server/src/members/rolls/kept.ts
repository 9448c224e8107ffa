import { dayMs } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Database, Writing } from '../../database/database.ts';
import type { PlainRow } from '../../database/person.ts';
import { write } from '../../database/write.ts';

/* What is kept of rolls: their files, and whom they changed, for as long as they can be undone. */

/** How long a roll can be undone, and its file is kept, in milliseconds. */
export const rollKeptMs = 7 * dayMs;

/** Rolls whose file names an email, one by one: a file may be large. */
async function rollsNaming(database: Database | Writing, key: string) {
  const rolls = database.selectFrom('imports').select(['id', 'file_name', 'created_at']);
  const found = [];
  for (const roll of await rolls.where('content', '<>', '').execute()) {
    const file = await database.selectFrom('imports').select('content').where('id', '=', roll.id).execute();
    if (file.some(({ content }) => emailKey(content).includes(key))) found.push(roll);
  }
  return found;
}

/** What rolls say about an email, and what they changed of some entries. @param key As `emailKey` makes it */
export async function rollsWith(
  database: Database | Writing,
  key: string,
  ids: readonly string[],
): Promise<PlainRow[]> {
  const named = (await rollsNaming(database, key)).map(({ file_name, created_at }) => ({
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

/** Forgets the files that name an email: what of them has not come in has to be read again. @returns how many */
export async function forgetRollsWith(writing: Writing, key: string): Promise<number> {
  const ids = (await rollsNaming(writing, key)).map(({ id }) => id);
  if (ids.length > 0) await forgetFiles(writing, ids);
  return ids.length;
}

const forgetFiles = (writing: Writing, ids: readonly string[]) =>
  writing.updateTable('imports').set({ content: '', columns: '[]' }).where('id', 'in', ids).execute();

/** Forgets what rolls changed of some entries: undoing them leaves those as they are. */
export async function forgetChangesOf(writing: Writing, ids: readonly string[]): Promise<void> {
  await writing.deleteFrom('import_changes').where('member_id', 'in', ids).execute();
}

/** Forgets files of more than a week, and what can no longer be undone. */
export async function forgetOldRolls(database: Database, now: number): Promise<void> {
  const before = new Date(now - rollKeptMs).toISOString();
  await write(database, async (writing) => {
    const rolls = writing.selectFrom('imports').select('id').where('created_at', '<=', before);
    const due = await rolls.where('content', '<>', '').execute();
    if (due.length > 0)
      await forgetFiles(
        writing,
        due.map(({ id }) => id),
      );
    const done = writing.selectFrom('imports').select('id').where('done_at', '<=', before);
    await writing.deleteFrom('import_changes').where('import_id', 'in', done).execute();
  });
}
