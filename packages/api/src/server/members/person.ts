import type { Database, Writing } from '../database/database.ts';
import { type PersonalTables, plainRow, type Retention, turnedDown } from '../database/person.ts';
import { unlistMember } from './directory/listing.ts';
import { makeWay } from './directory/staging.ts';
import { isShown } from './imports.ts';

const correctionsOf = async (database: Database | Writing, members: readonly string[]) =>
  members.length === 0
    ? []
    : database.selectFrom('corrections').selectAll().where('member_id', 'in', members).execute();

const byEmail = (database: Database | Writing, key: string) =>
  database.selectFrom('members').selectAll().where('email_key', '=', key).where(isShown).execute();

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Takes members out of the directory and the tables, with their corrections. @returns ids of the corrections */
async function remove(writing: Writing, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const corrections = idsOf(await correctionsOf(writing, ids));
  for (const id of ids) await unlistMember(writing, id);
  await writing.deleteFrom('corrections').where('member_id', 'in', ids).execute();
  await writing.deleteFrom('members').where('id', 'in', ids).execute();
  return corrections;
}

const requests: Retention = {
  keep: 'rejectedRequests',
  what: 'membership requests that were turned down',
  due: turnedDown('members'),
  async forget(writing, ids) {
    await remove(writing, ids);
  },
};

const corrections: Retention = {
  keep: 'rejectedRequests',
  what: 'corrections that were turned down',
  due: turnedDown('corrections'),
  async forget(writing, ids) {
    await writing.deleteFrom('corrections').where('id', 'in', ids).execute();
  },
};

const unspoken = ['id', 'email_key', 'position', 'sort_name', 'imported', 'decided_by'];
const consents = [
  'mentorship_interest',
  'public_image',
  'public_company',
  'public_state',
  'hidden',
  'newsletter',
];

/** Members, those who asked to become one, and what they wanted to have corrected. */
export const membersPerson: PersonalTables = {
  tables: ['members', 'corrections', 'directory_words'],
  async export(database, key) {
    const members = await byEmail(database, key);
    const wanted = await correctionsOf(database, idsOf(members));
    return {
      members: members.map((row) => ({
        ...plainRow(row, unspoken, consents),
        consents: JSON.parse(row.consents),
      })),
      corrections: wanted.map(({ wanted, before, ...row }) => ({
        ...plainRow(row, ['id', 'member_id', 'decided_by']),
        wanted: JSON.parse(wanted),
        before: before === null ? null : JSON.parse(before),
      })),
    };
  },
  async forget(writing, key) {
    const isComing = await makeWay(writing, key);
    const ids = idsOf(await byEmail(writing, key));
    const wanted = await remove(writing, ids);
    return {
      counts: {
        'members or requests for membership': ids.length,
        corrections: wanted.length,
        'lines of an import that is under way': isComing ? 1 : 0,
      },
      ids: [...ids, ...wanted],
    };
  },
  async move(writing, key, to) {
    const rows = await byEmail(writing, key);
    // Whoever comes to an address comes before an import that is under way.
    if (rows.some(({ status }) => status !== 'rejected')) await makeWay(writing, to.key);
    if (rows.length === 0) return;
    await writing
      .updateTable('members')
      .set({ email: to.email, email_key: to.key })
      .where('id', 'in', idsOf(rows))
      .execute();
  },
  retentions: [requests, corrections],
};
