import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import {
  type PersonalTables,
  type PlainRow,
  plainRow,
  type Retention,
  turnedDown,
} from '../database/personal-data.ts';
import { unlistMember } from './directory/listing.ts';
import { makeWay } from './directory/staging.ts';
import { isShown } from './imports.ts';
import { forgetChangesOf, forgetImportsWith, importsWith } from './member-import/stored-imports.ts';
import { forgetMergesOf, forgetMergesWith, mergesWith } from './stored-merges.ts';

const correctionsOf = async (database: Database | Transaction, members: readonly string[]) =>
  members.length === 0
    ? []
    : database.selectFrom('corrections').selectAll().where('member_id', 'in', members).execute();

const byEmail = (database: Database | Transaction, key: string) =>
  database.selectFrom('members').selectAll().where('email_key', '=', key).where(isShown).execute();

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Entries merged into others, as long as their data is kept. */
const partsOf = async (database: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : database
        .selectFrom('members')
        .selectAll()
        .where('merged_into', 'in', ids)
        .where('email', '<>', '')
        .execute();

/** Ids of records that belonged to deleted entries. */
interface Further {
  corrections: string[];
  /** Entries merged into the deleted ones. */
  parts: string[];
}

/**
 * Deletes members with their place in the directory, their corrections, the entries merged into them, and the stored changes of
 * imports.
 */
export async function removeEntries(trx: Transaction, ids: readonly string[]): Promise<Further> {
  if (ids.length === 0) return { corrections: [], parts: [] };
  const parts = await trx.selectFrom('members').select('id').where('merged_into', 'in', ids).execute();
  const further = await removeEntries(trx, idsOf(parts));
  const corrections = idsOf(await correctionsOf(trx, ids));
  for (const id of ids) await unlistMember(trx, id);
  await forgetMergesOf(trx, ids);
  await forgetChangesOf(trx, ids);
  await trx.deleteFrom('corrections').where('member_id', 'in', ids).execute();
  await trx.deleteFrom('members').where('id', 'in', ids).execute();
  return {
    corrections: [...corrections, ...further.corrections],
    parts: [...idsOf(parts), ...further.parts],
  };
}

const requests: Retention = {
  keep: 'rejectedRequests',
  what: 'membership requests that were declined',
  due: turnedDown('members'),
  async forget(trx, ids) {
    await removeEntries(trx, ids);
  },
};

const corrections: Retention = {
  keep: 'rejectedRequests',
  what: 'corrections that were declined',
  due: turnedDown('corrections'),
  async forget(trx, ids) {
    await trx.deleteFrom('corrections').where('id', 'in', ids).execute();
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

/** Personal data of members and applicants, including their corrections. */
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
      memberImports: await importsWith(database, key, idsOf(members)),
    };
  },
  async forget(trx, key) {
    const isComing = await makeWay(trx, key);
    const ids = idsOf(await byEmail(trx, key));
    const { corrections: wanted, parts } = await removeEntries(trx, ids);
    await forgetMergesWith(trx, key);
    const memberImports = await forgetImportsWith(trx, key);
    return {
      counts: {
        'members or requests for membership': ids.length,
        corrections: wanted.length,
        'entries that became part of theirs': parts.length,
        'files of rolls': memberImports,
        'lines of an import that is under way': isComing ? 1 : 0,
      },
      ids: [...ids, ...wanted, ...parts],
    };
  },
  async move(trx, key, to) {
    const rows = await byEmail(trx, key);
    // A person who receives an email address takes precedence over an import that is running.
    if (rows.some(({ status }) => status !== 'rejected')) await makeWay(trx, to.key);
    if (rows.length === 0) return;
    await trx
      .updateTable('members')
      .set({ email: to.email, email_key: to.key })
      .where('id', 'in', idsOf(rows))
      .execute();
  },
  retentions: [requests, corrections],
};
