import { readFileSync } from 'node:fs';
import type { ImportChoice, ImportColumn } from '@banyan/api/office';
import { realList, realLists } from '@banyan/server/members/member-import/test-real-lists';
import { expect, test } from 'vitest';
import { linesOf } from '../review/test-review.ts';
import { officeWithImports } from './test-member-import.ts';

const kinds = (columns: readonly { guess: ImportColumn | null }[]) => columns.map(({ guess }) => guess);

test('reads every real list with its headings, and rejects only unreadable lines', async () => {
  const { read, post } = await officeWithImports();
  for (const [name, { headings, fresh, rejected = [], noted = [] }] of Object.entries(realLists)) {
    const memberImport = await read(readFileSync(realList(name)));
    expect([name, memberImport.headings]).toEqual([name, headings]);
    const choice = { columns: kinds(memberImport.columns), duplicates: 'leave' };
    const { status, body } = await post(`/rolls/${memberImport.id}/check`, choice);
    if (fresh === null) {
      expect([name, status, body.errors?.[0]?.code]).toEqual([name, 422, 'missing']);
      continue;
    }
    const found = (kind: string) =>
      linesOf(body.problems).flatMap((one) => (one.kind === kind ? [one.line] : []));
    expect([name, body.fresh, found('rejected'), found('noted')]).toEqual([name, fresh, rejected, noted]);
  }
});

test('corrects years, phone numbers and ZIP codes that a spreadsheet has changed', async () => {
  const { read, post, database } = await officeWithImports();
  const bring = async (name: string) => {
    const { id, columns } = await read(readFileSync(realList(name)));
    const answer = await post(`/rolls/${id}/commit`, { columns: kinds(columns), duplicates: 'leave' });
    expect(answer.status).toBe(200);
    const imported = await database
      .selectFrom('imports')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const members = database
      .selectFrom('members')
      .selectAll()
      .where('imported', '=', Number(imported.number));
    return members.orderBy('email').execute();
  };
  expect(await bring('07-excel-text-formulas.csv')).toMatchObject([
    { year: 1998, phone: '+919822012345', zip: '02139' },
  ]);
  await database.deleteFrom('members').execute();
  expect((await bring('09-zip-lost-zero.csv')).map(({ zip }) => zip)).toEqual(['02139', '02139']);
  await database.deleteFrom('members').execute();
  expect(await bring('08-phone-scientific.csv')).toMatchObject([{ phone: '', newsletter: 1 }]);
  await database.deleteFrom('members').execute();
  expect(new Set((await bring('10-years.csv')).map(({ year }) => year))).toEqual(new Set([1998, 2004]));
  await database.deleteFrom('members').execute();
  const asked = await bring('11-newsletter.csv');
  expect(asked.filter(({ newsletter }) => newsletter === 1)).toHaveLength(14);
});

test('takes the headings from the line the volunteer chooses, and ignores the rows above it', async () => {
  const { read, post, get } = await officeWithImports();
  const memberImport = await read(
    Buffer.from(
      'first name,last name,email,notes\nthe old list,,,\nGiven,Surname,Mail,Batch,Branch\nAsha,Palash,a@example.org,1998,Civil\n',
    ),
  );
  expect(memberImport.first.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect(memberImport.headings).toBe(3);
  const other = (await get(`/rolls/${memberImport.id}?headings=1`)).body.memberImport;
  expect(other).toMatchObject({ headings: 1, lines: 3 });
  expect((await get(`/rolls/${memberImport.id}?headings=9`)).body).toMatchObject({
    message: 'The file has no line 9 with headings.',
  });
  const columns: ImportChoice['columns'] = ['first_name', 'last_name', 'email', 'year', 'program'];
  // The line is only requested; it is not stored before a check uses it.
  expect((await get(`/rolls/${memberImport.id}`)).body.memberImport).toMatchObject({ headings: 3, lines: 1 });
  const choice = { columns: [...columns.slice(0, 3), null], duplicates: 'leave', headings: 1 };
  expect((await post(`/rolls/${memberImport.id}/check`, choice)).body.errors?.[0]?.code).toBe('missing');
  const checked = await post(`/rolls/${memberImport.id}/check`, {
    columns,
    duplicates: 'leave',
    headings: 3,
  });
  expect(checked.body).toMatchObject({ fresh: 1, rejected: 0 });
});

test('counts lines with a note by reason, exports them with the reason, and stores none of their cells', async () => {
  const { read, post, get, database } = await officeWithImports();
  const rows = Array.from(
    { length: 300 },
    (_, index) => `A,Quince,a${index}@example.org,1990,Civil,${index < 152 ? 'perhaps secret' : 'yes'}`,
  );
  const { id, columns } = await read(
    Buffer.from(['Given,Surname,E-mail ID,Batch,Branch,Newsletter', ...rows].join('\n')),
  );
  const choice = { columns: kinds(columns), duplicates: 'leave' };
  const { body } = await post(`/rolls/${id}/check`, choice);
  expect(body).toMatchObject({ fresh: 300, rejected: 0, noted: 152 });
  expect(body.groups).toContainEqual({
    kind: 'noted',
    reason: 'newsletter not readable, read as no',
    lines: 152,
    first: 2,
  });
  const file = await get(`/rolls/${id}/rejected?of=noted`);
  expect(file.body.rows).toBe(152);
  expect(String(file.body.csv).split('\r\n')[1]).toBe(
    '"A","Quince","a0@example.org","1990","Civil","perhaps secret","newsletter not readable, read as no"',
  );
  const { problems } = await database.selectFrom('imports').select('problems').executeTakeFirstOrThrow();
  expect(problems).not.toContain('secret');
});
