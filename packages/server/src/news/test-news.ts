import type { NewsFields } from '@banyan/api/office';
import type { Database } from '../database/database.ts';
import { scopeOf } from '../permissions/scope.ts';
import { takeNewsAway, writeNews } from './editing.ts';

const writer = {
  volunteer: 'meera',
  scope: scopeOf({ grants: [{ role: 'admin', chapter: null }] }, 'news.edit'),
};
const plain = { summary: '', category: 'Reports', author: '', featured: false } as const;

/** Publishes a news item as an admin. @returns its id */
export async function publishNews(
  database: Database,
  fields: Pick<NewsFields, 'title' | 'markdown'> & Partial<NewsFields>,
  now = Date.now(),
): Promise<string> {
  const news = { fields: { ...plain, chapter: null, tags: [], pictures: [], ...fields }, fresh: [] };
  const written = await writeNews(database, news, true, writer, now);
  if (written.state !== 'done') throw new Error(`The news was not published: ${written.state}`);
  return written.id;
}

/** Removes a news item from the site. */
export async function removeNews(database: Database, id: string, now = Date.now()): Promise<void> {
  const { state } = await takeNewsAway(database, { id, version: 1 }, writer, now);
  if (state !== 'done') throw new Error(`${id} was not removed: ${state}`);
}
