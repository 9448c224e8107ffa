import type { Database, Transaction } from '../database/database.ts';
import { idsWithEmail, type PersonalTables, plainRow, turnedDown } from '../database/personal-data.ts';

async function storiesOf(database: Database | Transaction, key: string) {
  const ids = idsWithEmail(await database.selectFrom('stories').select(['id', 'email']).execute(), key);
  if (ids.length === 0) return [];
  return database.selectFrom('stories').selectAll().where('id', 'in', ids).execute();
}

async function remove(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('stories').where('id', 'in', ids).execute();
}

const unspoken = ['id', 'content', 'excerpt', 'read_time', 'image', 'photo_focus', 'decided_by'];

/** Personal data of stories, by their sender. Photos of declined stories are deleted after a month anyway. */
export const storiesPerson: PersonalTables = {
  tables: ['stories'],
  async export(database, key) {
    const stories = await storiesOf(database, key);
    return { stories: stories.map((row) => plainRow(row, unspoken, ['shows_year', 'shows_photo'])) };
  },
  async forget(trx, key) {
    const stories = await storiesOf(trx, key);
    const ids = stories.map(({ id }) => id);
    await remove(trx, ids);
    const portraits = stories.flatMap(({ photo }) => photo || []);
    return { counts: { stories: ids.length, photos: portraits.length }, ids, portraits };
  },
  async move(trx, key, to) {
    const ids = (await storiesOf(trx, key)).map(({ id }) => id);
    if (ids.length === 0) return;
    await trx.updateTable('stories').set({ email: to.email }).where('id', 'in', ids).execute();
  },
  retentions: [
    {
      keep: 'rejectedRequests',
      what: 'stories that were declined',
      due: turnedDown('stories'),
      forget: remove,
    },
  ],
};
