import { foldedWords } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import type { NewsTable } from '../database/tables.ts';
import type { Scope } from '../permissions/scope.ts';

/** Columns of news in search results. */
export type FoundNews = Pick<NewsTable, 'id' | 'title' | 'category' | 'chapter' | 'created_at'>;

/**
 * News by title, latest first; a scope of chapters finds only their own. @param begins Builds the condition for the words of a
 * title.
 */
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

/** News within a scope, by ids. */
export async function newsInScope(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database.selectFrom('news').select(['id', 'chapter']).where('id', 'in', ids).execute();
  return rows.flatMap(({ id, chapter }) => (scope.covers(chapter) ? id : []));
}

/** Titles of news items. */
export const newsTitles = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  database.selectFrom('news').select(['id', 'title as name']).where('id', 'in', ids).execute();
