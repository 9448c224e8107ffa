import { type ChapterId, KnownPicture, type NewsItem } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';

const Texts = v.array(v.string());
const Media = v.array(KnownPicture);

/** Published news, newest first; with a chapter, only that chapter's. */
export async function publishedNews(database: Database, chapter?: ChapterId): Promise<NewsItem[]> {
  const all = database
    .selectFrom('news')
    .selectAll()
    .where('published', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  const rows = await (chapter ? all.where('chapter', '=', chapter) : all).execute();
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    summary: row.summary,
    description: row.description,
    ...(row.html !== '' && { html: row.html }),
    createdAt: row.created_at,
    createdBy: { name: row.author },
    tags: v.parse(Texts, JSON.parse(row.tags)),
    images: v.parse(Texts, JSON.parse(row.images)),
    media: v.parse(Media, JSON.parse(row.media)),
    category: row.category,
    featured: row.featured === 1,
    chapter: row.chapter,
  }));
}
