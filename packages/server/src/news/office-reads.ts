import { foldedWords } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import type { NewsTable } from '../database/tables.ts';
import type { Scope } from '../permissions/scope.ts';

/** News as it is found. */
export type FoundNews = Pick<NewsTable, 'id' | 'title' | 'category' | 'chapter' | 'created_at'>;

/** News by its titles, the latest first; of a chapter's volunteers what is the chapter's. @param begins For the words of one title. */
export async function newsByTitle(
  database: Database,
  scope: Scope,
  begins: (words: readonly string[]) => boolean,
  limit: number,
): Promise<FoundNews[]> {
  const rows = await database
    .selectFrom('news')
    .select(['id', 'title', 'category', 'chapter', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows
    .filter(({ title, chapter }) => scope.covers(chapter) && begins(foldedWords(title)))
    .slice(0, limit);
}

/** Of ids those of news within a reach. */
export async function newsInScope(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database.selectFrom('news').select(['id', 'chapter']).where('id', 'in', ids).execute();
  return rows.flatMap(({ id, chapter }) => (scope.covers(chapter) ? id : []));
}

/** What pieces are called. */
export const newsTitles = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  database.selectFrom('news').select(['id', 'title as name']).where('id', 'in', ids).execute();
