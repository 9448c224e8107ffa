import type { NewsState } from '@banyan/api/office';
import type { Transaction } from '../database/database.ts';
import { freeId, readableId } from '../database/identity.ts';
import type { NewsTable } from '../database/tables.ts';
import type { ShownItems } from '../media/item-folders.ts';

/** Columns for the text of a news item. */
export type NewsWords = Pick<
  NewsTable,
  | 'title'
  | 'summary'
  | 'description'
  | 'category'
  | 'author'
  | 'chapter'
  | 'featured'
  | 'tags'
  | 'markdown'
  | 'html'
>;

/** State of a row. Items that an older version took off the site count as removed. */
export function newsStateOf({
  published,
  published_at,
  removed_at,
}: Pick<NewsTable, 'published' | 'published_at' | 'removed_at'>): NewsState {
  if (published === 1) return 'published';
  return removed_at === null && published_at === null ? 'draft' : 'removed';
}

/** Unused id for a news item, based on its title; it becomes the end of the URL. */
export const freeNewsId = (trx: Transaction, title: string): Promise<string> =>
  freeId(readableId('news', title), async (wanted) => {
    const news = trx.selectFrom('news').select('id').where('id', '=', wanted);
    return (await news.executeTakeFirst()) !== undefined;
  });

/** Inserts a news item, published or as a draft. */
export async function insertNews(
  trx: Transaction,
  words: NewsWords & Partial<ShownItems> & { id: string },
  isPublished: boolean,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const row = {
    images: '[]',
    media: '[]',
    ...words,
    published: isPublished ? 1 : 0,
    version: 1,
    changed_at: at,
    published_at: isPublished ? at : null,
    removed_at: null,
    created_at: at,
  };
  await trx.insertInto('news').values(row).execute();
}

/** Removes a news item from the site, or a draft from the drafts. */
export async function putAway(trx: Transaction, id: string, now: number): Promise<void> {
  const removed_at = new Date(now).toISOString();
  await trx
    .updateTable('news')
    .set(({ eb }) => ({ published: 0, removed_at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
