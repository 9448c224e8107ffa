import { describe, expect, it } from 'vitest';
import { foreignTables, ownerlessTables, tableOwners, transactionsBesideWrite } from './rules/features.ts';
import { readText, type Source, sourcesIn } from './rules/sources.ts';

const server = sourcesIn('packages/server/src');
const file = (path: string, text: string): Source => ({ path: `packages/server/src/${path}`, text });

describe('a table is read and written in one folder', () => {
  it.each([
    "database.selectFrom('members').selectAll()",
    "writing.insertInto('audit_log').values(row)",
    "writing.updateTable( 'members')",
    "rows.innerJoin('members', 'members.id', 'jobs.member_id')",
    "decisionsOf({ table: 'members' })",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text, as it stands in a file.
    'sql`update members set position = ${place}`',
    'sql`delete from directory`',
    "database.selectFrom('nobodys')",
  ])('notices %s in another folder', (text) => {
    expect(foreignTables([file('jobs/rows.ts', text)])).toHaveLength(1);
    expect(foreignTables([file('create-server.ts', text)])).toHaveLength(1);
  });

  it('leaves a folder its own tables, and prose its words', () => {
    const own = file('jobs/rows.ts', "database.selectFrom('jobs'); // and update members, from events\n");
    expect(foreignTables([own, file('jobs/jobs.test.ts', "selectFrom('members')")])).toEqual([]);
  });

  it('holds for the whole server', () => {
    expect(foreignTables(server)).toEqual([]);
  });

  it('knows an owner of every table', () => {
    expect(ownerlessTables('export interface Tables {\n  members: A;\n  nobodys: B;\n}')).toEqual([
      'nobodys',
    ]);
    expect(ownerlessTables(readText('packages/server/src/database/tables.ts'))).toEqual([]);
    expect(Object.keys(tableOwners).length).toBeGreaterThan(15);
  });
});

describe('what is written is written by `write`', () => {
  it('notices a transaction of its own', () => {
    const own = file('jobs/rows.ts', 'database\n  .transaction()\n  .execute(work);');
    expect(transactionsBesideWrite([own])).toHaveLength(1);
    expect(transactionsBesideWrite([file('database/engines/postgres/write.ts', own.text)])).toEqual([]);
  });

  it('holds for the server and the command line', () => {
    expect(transactionsBesideWrite(server)).toEqual([]);
  });
});
