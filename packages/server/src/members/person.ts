import type { Database, Writing } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import {
  type PersonalTables,
  type PlainRow,
  plainRow,
  type Retention,
  turnedDown,
} from '../database/person.ts';
import { unlistMember } from './directory/listing.ts';
import { makeWay } from './directory/staging.ts';
import { isShown } from './imports.ts';
import { forgetMergesOf, forgetMergesWith, mergesWith } from './merges-kept.ts';
import { forgetChangesOf, forgetRollsWith, rollsWith } from './rolls/kept.ts';

const correctionsOf = async (database: Database | Writing, members: readonly string[]) =>
  members.length === 0
    ? []
    : database.selectFrom('corrections').selectAll().where('member_id', 'in', members).execute();

const byEmail = (database: Database | Writing, key: string) =>
  database.selectFrom('members').selectAll().where('email_key', '=', key).where(isShown).execute();

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Entries that became part of others, as long as what they hold is kept. */
const partsOf = async (database: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : database
        .selectFrom('members')
        .selectAll()
        .where('merged_into', 'in', ids)
        .where('email', '<>', '')
        .execute();

/** Ids of what hung on entries that are gone. */
interface Further {
  corrections: string[];
  /** Entries that had become part of them. */
  parts: string[];
}

/** Takes members out of the directory and the tables, with their corrections, what became part of them, and what rolls changed of them. */
export async function removeEntries(writing: Writing, ids: readonly string[]): Promise<Further> {
  if (ids.length === 0) return { corrections: [], parts: [] };
  const parts = await writing.selectFrom('members').select('id').where('merged_into', 'in', ids).execute();
  const further = await removeEntries(writing, idsOf(parts));
  const corrections = idsOf(await correctionsOf(writing, ids));
  for (const id of ids) await unlistMember(writing, id);
  await forgetMergesOf(writing, ids);
  await forgetChangesOf(writing, ids);
  await writing.deleteFrom('corrections').where('member_id', 'in', ids).execute();
  await writing.deleteFrom('members').where('id', 'in', ids).execute();
  return {
    corrections: [...corrections, ...further.corrections],
    parts: [...idsOf(parts), ...further.parts],
  };
}

const requests: Retention = {
  keep: 'rejectedRequests',
  what: 'membership requests that were declined',
  due: turnedDown('members'),
  async forget(writing, ids) {
    await removeEntries(writing, ids);
  },
};

const corrections: Retention = {
  keep: 'rejectedRequests',
  what: 'corrections that were declined',
  due: turnedDown('corrections'),
  async forget(writing, ids) {
    await writing.deleteFrom('corrections').where('id', 'in', ids).execute();
  },
};

const unspoken = [
  'id',
  'email_key',
  'position',
  'sort_name',
  'imported',
  'decided_by',
  'version',
  'merged_into',
  'links_since',
];
const consents = [
  'mentorship_interest',
  'public_image',
  'public_company',
  'public_state',
  'hidden',
  'newsletter',
];

const exported = (row: MemberTable): PlainRow => ({
  ...plainRow(row, unspoken, consents),
  consents: JSON.parse(row.consents),
});

/** Members, those who asked to become one, and what they wanted to have corrected. */
export const membersPerson: PersonalTables = {
  tables: ['members', 'corrections', 'directory_words', 'member_merges', 'imports', 'import_changes'],
  async export(database, key) {
    const members = await byEmail(database, key);
    const wanted = await correctionsOf(database, idsOf(members));
    return {
      members: members.map(exported),
      mergedEntries: (await partsOf(database, idsOf(members))).map(exported),
      corrections: wanted.map(({ wanted, before, ...row }) => ({
        ...plainRow(row, ['id', 'member_id', 'decided_by']),
        wanted: JSON.parse(wanted),
        before: before === null ? null : JSON.parse(before),
      })),
      merges: await mergesWith(database, key),
      rolls: await rollsWith(database, key, idsOf(members)),
    };
  },
  async forget(writing, key) {
    const isComing = await makeWay(writing, key);
    const ids = idsOf(await byEmail(writing, key));
    const { corrections: wanted, parts } = await removeEntries(writing, ids);
    await forgetMergesWith(writing, key);
    const rolls = await forgetRollsWith(writing, key);
    return {
      counts: {
        'members or requests for membership': ids.length,
        corrections: wanted.length,
        'entries that became part of theirs': parts.length,
        'files of rolls': rolls,
        'lines of an import that is under way': isComing ? 1 : 0,
      },
      ids: [...ids, ...wanted, ...parts],
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
