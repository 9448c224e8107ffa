import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import type { NewsTable } from '../database/tables.ts';
import { write } from '../database/write.ts';
import { freeNewsId, insertNews, type NewsText, putAway } from './writing.ts';

/** Publishes an item and notes who did: both or neither. Answers its id. */
export function addNews(database: Database, { tags, ...text }: NewsText, who: string, now: number) {
  return write(database, async (writing) => {
    const id = await freeNewsId(writing, text.title);
    await insertNews(writing, { id, ...text, tags: JSON.stringify(tags), markdown: '', html: '' }, true, now);
    await audit(writing, { who, action: 'news add', subject: `news ${id}`, detail: text.title }, now);
    return id;
  });
}

/** Takes an item off the site; its text stays in the database. `false` when none of that id is on it. */
export function removeNews(
  database: Database,
  id: NewsTable['id'],
  who: string,
  now: number,
): Promise<boolean> {
  return write(database, async (writing) => {
    const row = await writing
      .selectFrom('news')
      .select('version')
      .where('id', '=', id)
      .where('published', '=', 1)
      .executeTakeFirst();
    if (!row) return false;
    await putAway(writing, id, now);
    await audit(writing, { who, action: 'news remove', subject: `news ${id}`, detail: '' }, now);
    return true;
  });
}
