import { sampleNews } from '@banyan/api/samples';
import type { Transaction } from '../database/database.ts';

/** Publishes the sample news. */
export async function addSampleNews(trx: Transaction, at: number): Promise<void> {
  const now = new Date(at);
  const news = sampleNews(now).map((item) => ({
    id: item._id,
    title: item.title,
    summary: item.summary,
    description: item.description,
    category: item.category,
    featured: item.featured ? 1 : 0,
    tags: JSON.stringify(item.tags),
    images: JSON.stringify(item.images),
    media: JSON.stringify(item.media),
    author: item.createdBy.name,
    published: 1,
    chapter: item.chapter ?? null,
    markdown: '',
    html: '',
    version: 1,
    changed_at: null,
    published_at: item.createdAt,
    removed_at: null,
    created_at: item.createdAt,
  }));
  await trx.insertInto('news').values(news).execute();
}

/** Removes the sample news and returns their number. */
export async function removeSampleNews(trx: Transaction, now: number): Promise<number> {
  const ids = sampleNews(new Date(now)).map(({ _id }) => _id);
  const { numDeletedRows } = await trx.deleteFrom('news').where('id', 'in', ids).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
