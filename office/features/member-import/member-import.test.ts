import { emailKey } from '@banyan/api/internal';
import type { ImportChoice } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { findersOf, importFile, officeWithImports } from './test-member-import.ts';

const everything: ImportChoice['columns'] = ['first_name', 'last_name', 'email', 'year', 'program'];
const head = ['Given name', 'Surname', 'E-mail', 'Batch', 'Branch'];

test('reads a file in every encoding and separator that spreadsheets write, and names both', async () => {
  const { read } = await officeWithImports();
  const rows = [head, ['Jürgen', 'Bakul', 'j@example.org', '1987', 'Civil']];
  for (const [encoding, named] of [
    ['utf-8', 'utf-8'],
    ['utf-8 with a mark', 'utf-8'],
    ['utf-16le', 'utf-16le'],
    ['utf-16be', 'utf-16be'],
    ['windows-1252', 'windows-1252'],
  ] as const)
    for (const [separator, word] of [
      [',', 'comma'],
      [';', 'semicolon'],
      ['\t', 'tab'],
    ] as const) {
      const { lines, columns, ...memberImport } = await read(importFile(rows, { encoding, separator }));
      expect({ ...memberImport, lines }).toMatchObject({ encoding: named, separator: word, lines: 1 });
      expect(columns.map(({ guess }) => guess)).toEqual(everything);
      expect(columns[0]).toMatchObject({ heading: 'Given name', samples: ['Jürgen'] });
    }
});

test('recognizes, checks and imports a UTF-16 file with semicolons, and reads its rejected lines again', async () => {
  const { read, post, get, found, lines, emails } = await officeWithImports();
  const before = await emails();
  const memberImport = await read(
    importFile(
      [
        [...head, 'Spouse'],
        ['Jürgen', 'Bakul', 'j@example.org', '1987', 'Civil', 'x'],
      ],
      {
        separator: ';',
        encoding: 'utf-16le',
      },
    ),
  );
  expect(memberImport).toMatchObject({ encoding: 'utf-16le', separator: 'semicolon', lines: 1 });
  expect(memberImport.columns.map(({ guess }) => guess)).toEqual([...everything, null]);
  expect(memberImport.columns[0]).toEqual({
    heading: 'Given name',
    samples: ['Jürgen'],
    guess: 'first_name',
  });

  const rows = [
    head,
    ['Sunita', 'Bakul', 'one@example.org', '1987', 'Civil'],
    ['Sunil', 'Moh', 'one@example.org', '1988', 'Civil'],
    ['Sunil', 'Moh', 'ONE@example.org', '1989', 'Civil'],
    ['Ravi', 'Umbar', 'ravi@example.org', '19987', 'Civil'],
    ['Sunny', 'Bakul', 'two@example.org', '1987', 'Naval'],
  ];
  const { id } = await read(importFile(rows));
  const choice = { columns: everything, duplicates: 'leave' };
  const checked = await post(`/rolls/${id}/check`, choice);
  const year = new Date().getFullYear();
  expect(checked.body).toEqual({
    fresh: 2,
    here: 0,
    rejected: 3,
    noted: 0,
    alike: 1,
    newsletter: false,
    groups: [
      { kind: 'rejected', reason: 'an earlier line has the same email', lines: 2, first: 3 },
      { kind: 'rejected', reason: `the year is not between 1855 and ${year}`, lines: 1, first: 5 },
      {
        kind: 'alike',
        reason: 'may be another person: the same last name and year, but a different email',
        lines: 1,
        first: 6,
      },
    ],
    problems: [
      { kind: 'rejected', line: 3, reason: 'line 2 has the same email', content: rows[2]?.join(' | ') },
      { kind: 'rejected', line: 4, reason: 'line 2 has the same email', content: rows[3]?.join(' | ') },
      {
        kind: 'rejected',
        line: 5,
        reason: `the year is not between 1855 and ${year}`,
        content: rows[4]?.join(' | '),
      },
      {
        kind: 'alike',
        line: 6,
        reason: 'looks like line 2: the same last name and year, another email',
        content: rows[5]?.join(' | '),
      },
    ],
  });
  expect((await get(`/rolls/${id}`)).body).toMatchObject({ state: 'read', choice, memberImport: { id } });
  const committed = await post(`/rolls/${id}/commit`, choice);
  expect(committed.body).toMatchObject({ taken: 2, changed: 0, leftOut: 0 });
  expect(await post(`/rolls/${id}/commit`, choice)).toEqual(committed);
  expect([await found('sunita'), await found('moh')]).toEqual([1, 0]);
  const rejected = await get(`/rolls/${id}/rejected`);
  expect(rejected.body.rows).toBe(3);
  const again = await read(Buffer.from(String(rejected.body.csv)));
  expect([again.lines, again.columns.map(({ heading }) => heading)]).toEqual([3, [...head, 'reason']]);
  expect(await emails()).toEqual(before);
  const noted = (await lines()).filter(({ subject }) => subject === `roll ${id}`);
  expect(noted.map(({ action, data, detail }) => [action, data, detail])).toEqual([
    ['roll commit', '{"taken":2}', ''],
  ]);
});

test('returns 422 with a sentence for a file or columns that cannot be imported', async () => {
  const { post, send, read } = await officeWithImports();
  for (const [file, message] of [
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 8, 1]), 'It is no text'],
    [Buffer.from('a,b\n'), 'nothing below the line that names the columns'],
    [Buffer.from(''), 'The file is empty'],
  ] as const) {
    const answer = await send(file);
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(message)]);
  }
  const { id } = await read(importFile([head, ['A', 'B', 'a@example.org', '1990', 'Civil']]));
  const codeOf = async (columns: ImportChoice['columns']) =>
    (await post(`/rolls/${id}/check`, { columns, duplicates: 'leave' })).body.errors?.[0]?.code;
  expect(await codeOf([...everything, null])).toBe('number');
  expect(await codeOf(['first_name', 'last_name', 'email', 'year', null])).toBe('missing');
  expect(await codeOf(['first_name', 'last_name', 'email', 'email', 'year'])).toBe('missing');
  expect((await post('/rolls/nobody/check', { columns: everything, duplicates: 'leave' })).status).toBe(404);
});

test('leaves, fills or overwrites existing members as chosen, and never changes their consents', async () => {
  const { read, post, member, sent, database } = await officeWithImports();
  await member({ email: 'here@example.org', FirstName: 'Here', LastName: 'Quince', Company: 'Old Works' });
  await sent.member({ email: 'waits@example.org' });
  const file = importFile([
    [...head, 'Company', 'City', 'public_company', 'newsletter'],
    ['Heera', 'Quince', 'Here@example.org', '1990', 'Civil', 'New Works', 'Lowell', 'yes', 'yes'],
    ['Waits', 'Quince', 'waits@example.org', '1990', 'Civil', '', '', '', 'yes'],
    ['Wanda', 'Quill', 'wanda@example.org', '1990', 'Civil', '', '', '', 'yes'],
  ]);
  const columns: ImportChoice['columns'] = [...everything, 'company', 'city', 'public_company', 'newsletter'];
  const rowOf = (email: string) =>
    database
      .selectFrom('members')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .executeTakeFirstOrThrow();
  const before = await rowOf('here@example.org');
  const bring = async (duplicates: ImportChoice['duplicates']) => {
    const { id } = await read(file);
    const choice = { columns, duplicates };
    expect((await post(`/rolls/${id}/check`, choice)).body).toMatchObject({ newsletter: true });
    return { id, ...(await post(`/rolls/${id}/commit`, choice)).body };
  };
  expect(await bring('leave')).toMatchObject({ taken: 1, changed: 0 });
  expect(await rowOf('here@example.org')).toEqual(before);
  expect(await rowOf('wanda@example.org')).toMatchObject({ newsletter: 1, newsletter_how: 'imported' });
  const filled = await bring('fill');
  expect(filled).toMatchObject({ taken: 0, changed: 1 });
  expect(await rowOf('here@example.org')).toMatchObject({
    first_name: 'Here',
    company: 'Old Works',
    city: 'Lowell',
    public_company: 0,
    newsletter: before.newsletter,
    newsletter_how: before.newsletter_how,
  });
  const taken = await bring('take');
  expect(await rowOf('here@example.org')).toMatchObject({
    first_name: 'Heera',
    company: 'New Works',
    year: 1990,
  });
  expect((await rowOf('waits@example.org')).city).toBe('');
  const undone = await post(`/rolls/${taken.id}/undo`);
  expect(undone.body).toEqual({ removed: 0, restored: 1, kept: [], keptMany: 0 });
  expect(await rowOf('here@example.org')).toMatchObject({
    first_name: 'Here',
    company: 'Old Works',
    city: 'Lowell',
  });
  // The other import has changed this member since, so the member stays.
  const stays = await post(`/rolls/${filled.id}/undo`);
  expect(stays.body).toMatchObject({ restored: 0, kept: [{ id: before.id, name: 'Here Quince' }] });
});

test('runs only one of two simultaneous commits of an import; the other returns the same result or 409 busy', async () => {
  const { read, admins, found } = await officeWithImports();
  const people = findersOf(60);
  const { id } = await read(importFile([head, ...people]));
  const choice = { columns: everything, duplicates: 'leave' };
  const answers = await Promise.all(admins.map((admin) => admin.post(`/rolls/${id}/commit`, choice)));
  const outcomes = answers.map(({ status, body }) => (status === 200 ? body.taken : body.errors?.[0]?.code));
  expect(outcomes).toContain(60);
  for (const outcome of outcomes) expect([60, 'busy']).toContain(outcome);
  expect(await found('Findable')).toBe(60);
}, 60_000);

test('deletes uploaded files after a week, and refuses to undo the import from then on', async () => {
  const { read, post, get, clock, sweepNow, signedInAgain } = await officeWithImports();
  const [first] = findersOf(1);
  const { id } = await read(importFile([head, first ?? []]));
  const other = await read(importFile([head, first ?? []]));
  const choice = { columns: everything, duplicates: 'leave' };
  expect((await post(`/rolls/${id}/commit`, choice)).status).toBe(200);
  clock.now += 7 * 86_400_000 + 1;
  await sweepNow();
  await signedInAgain();
  expect((await post(`/rolls/${id}/undo`)).body.errors?.[0]?.code).toBe('late');
  expect((await get(`/rolls/${id}/rejected`)).status).toBe(404);
  expect((await get(`/rolls/${other.id}`)).body).toMatchObject({ state: 'forgotten', memberImport: null });
  expect((await post(`/rolls/${other.id}/commit`, choice)).body.errors?.[0]?.code).toBe('forgotten');
});
