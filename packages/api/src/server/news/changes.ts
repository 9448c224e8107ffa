import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { freeId, readableId } from '../database/identity.ts';
import type { NewsTable } from '../database/tables.ts';
import { write } from '../database/write.ts';

/** What a volunteer writes. */
export type NewsText = Pick<
  NewsTable,
  'title' | 'summary' | 'description' | 'category' | 'author' | 'chapter' | 'featured'
> & { tags: readonly string[] };

/** Publishes an item and notes who did: both or neither. Answers its id. */
export function addNews(database: Database, { tags, ...text }: NewsText, who: string, now: number) {
  return write(database, async (writing) => {
    const id = await freeId(readableId('news', text.title), async (wanted) => {
      const news = writing.selectFrom('news').select('id');
      return (await news.where('id', '=', wanted).executeTakeFirst()) !== undefined;
    });
    const row = { id, ...text, tags: JSON.stringify(tags), images: '[]', media: '[]', published: 1 };
    await writing
      .insertInto('news')
      .values({ ...row, created_at: new Date(now).toISOString() })
      .execute();
    await audit(writing, { who, action: 'news add', subject: `news ${id}`, detail: text.title }, now);
    return id;
  });
}

/** Takes an item off the site; its text stays in the database. `false` when none of that id is on it. */
export function removeNews(database: Database, id: string, who: string, now: number): Promise<boolean> {
  return write(database, async (writing) => {
    const { numUpdatedRows } = await writing
      .updateTable('news')
      .set({ published: 0 })
      .where('id', '=', id)
      .where('published', '=', 1)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await audit(writing, { who, action: 'news remove', subject: `news ${id}`, detail: '' }, now);
    return true;
  });
}
