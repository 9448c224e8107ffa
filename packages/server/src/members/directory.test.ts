import { createClient } from '@banyan/api/client';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { engineOf } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { folderStore } from '../media/store/folder.ts';
import { decide } from '../review/review.ts';
import { findSubmission } from '../review/submissions.ts';
import { registrationBody, testServer } from '../testing/test-server.ts';
import { listMember, listUnlisted, relistAll, unlistMember } from './directory/listing.ts';
import { fromFile, importMemberRows } from './import-member-rows.ts';

interface Person {
  FirstName: string;
  LastName: string;
  [more: string]: unknown;
}

/** A server whose directory holds exactly these people. Each registered with the form and was approved individually. */
async function directoryOf(people: readonly Person[]) {
  const served = await testServer();
  const { database, server, post } = served;
  await database.deleteFrom('members').execute();
  await transaction(database, (trx) => relistAll(trx));
  for (const [index, person] of people.entries()) {
    const answer = await post(
      '/member/member-register',
      registrationBody({ email: `person-${index}@example.org`, ...person }),
    );
    const { reference } = await answer.json();
    const submission = await findSubmission(database, reference);
    if (!submission) throw new Error(`${person.LastName} did not come in`);
    const media = folderStore(served.dataDir);
    const decision = {
      scope: 'everywhere' as const,
      action: 'approve',
      who: 'test',
      reason: '',
      config: readConfig({}),
      media,
    } as const;
    await decide(database, submission, decision, Date.now());
  }
  const client = createClient({
    base: 'http://localhost:3000/api',
    fetch: (...request) => server.fetch(new Request(...request), { peer: '203.0.113.7' }),
  });
  type Query = NonNullable<NonNullable<Parameters<typeof client.getMembers>[0]>['query']>;
  const names = async (search: string, more: Query = {}) => {
    const { data } = await client.getMembers({ query: { search, ...more } });
    return data.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  };
  return { ...served, client, names };
}

const people = [
  { FirstName: 'Asha', LastName: 'Deshpande', Dept: 'Civil', Year: 1998 },
  { FirstName: 'Vikram', LastName: 'Deshpandey', Dept: 'Computer-Engineering', Year: 1998 },
  { FirstName: 'Désirée', LastName: 'Kadamb', Dept: 'Mechanical', Year: 2004 },
  { FirstName: 'K', LastName: 'Rao', Dept: 'Mechanical', Year: 1971 },
  { FirstName: 'Kiran', LastName: 'Raorane', Dept: 'Civil', Year: 2004 },
];

describe('directory search', () => {
  test('lists everybody by last name without a search', async () => {
    const { names } = await directoryOf(people);
    expect(await names('')).toEqual([
      'Asha Deshpande',
      'Vikram Deshpandey',
      'Désirée Kadamb',
      'K Rao',
      'Kiran Raorane',
    ]);
  });

  test.each([
    ['deshpandey', ['Vikram Deshpandey', 'Asha Deshpande']],
    ['desh', ['Asha Deshpande', 'Vikram Deshpandey']],
    ['DESIREE', ['Désirée Kadamb']],
    ['k', ['K Rao', 'Désirée Kadamb', 'Kiran Raorane']],
    ['rao', ['K Rao', 'Kiran Raorane']],
    ['deshpande asha', ['Asha Deshpande']],
    ['Deshpnade', ['Asha Deshpande']],
    ['kadmab', ['Désirée Kadamb']],
    ['Nobody', []],
  ])('a search for %s finds %j', async (search, found) => {
    const { names } = await directoryOf(people);
    expect(await names(search)).toEqual(found);
  });

  test('lists the nearest names first when a search has a typo', async () => {
    const { names } = await directoryOf([
      { FirstName: 'Asha', LastName: 'Savarkar' },
      { FirstName: 'Vikram', LastName: 'Savarkari' },
    ]);
    expect(await names('svarkari')).toEqual(['Vikram Savarkari', 'Asha Savarkar']);
    expect(await names('savrkar')).toEqual(['Asha Savarkar']);
  });

  test('filters by any name of a program, and by year at the same time', async () => {
    const { names } = await directoryOf(people);
    expect(await names('', { program: 'Civil Engineering' })).toEqual(['Asha Deshpande', 'Kiran Raorane']);
    expect(await names('', { program: 'civil', graduationYear: '2004' })).toEqual(['Kiran Raorane']);
    expect(await names('desh', { program: 'Computer Engineering' })).toEqual(['Vikram Deshpandey']);
  });

  test('the pages list every match exactly once, whatever made it match', async () => {
    const { client } = await directoryOf(people);
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => client.getMembers({ query: { search: 'rao', page, limit: '1' } })),
    );
    expect(pages.map(({ data }) => data.map((member) => member.lastName))).toEqual([
      ['Rao'],
      ['Raorane'],
      [],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2, 2]);
  });

  test.each([
    `" OR words MATCH "a`,
    `'; drop table members; --`,
    'desh* NOT asha',
    'NEAR(a b)',
    'words:desh',
    '~y1998',
    '%_',
    'a'.repeat(1_000),
    '\u0000\uD800',
  ])('treats %j as an ordinary name', async (search) => {
    const { request, database } = await directoryOf(people);
    const answer = await request(`/member/get-members?${new URLSearchParams({ search })}`);
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toEqual([]);
    expect(await database.selectFrom('members').selectAll().execute()).toHaveLength(people.length);
  });

  test.each([
    ['page=0', 422],
    ['page=1000000000', 200],
    ['unknown=1', 200],
  ])('answers the query %s with status %i', async (query, status) => {
    const { request } = await directoryOf([]);
    expect((await request(`/member/get-members?${query}`)).status).toBe(status);
  });
});

describe('directory filters and order', () => {
  const at = (state: string, Company: string, more: object = {}) => ({
    address: { street1: '', city: '', state, zip: '' },
    Company,
    publicState: true,
    publicCompany: true,
    ...more,
  });
  const placed = [
    { FirstName: 'Asha', LastName: 'Kadamb', Year: 1998, ...at('Ohio', 'Lattice & Span') },
    { FirstName: 'Bela', LastName: 'Latti', Year: 1971, ...at('oh', 'HP') },
    { FirstName: 'Chitra', LastName: 'Umbar', Year: 2004, ...at('CA', 'Spanish Steps Inc.') },
    // These two hide the values that a search could find them by.
    { FirstName: 'Dev', LastName: 'Palash', Year: 1998, ...at('OH', 'HP', { publicState: false }) },
    { FirstName: 'Esha', LastName: 'Vad', Year: 1985, ...at('OH', 'Lattice', { publicCompany: false }) },
  ];

  test('filters and sorts by state and company only where members agreed to show them', async () => {
    const { names } = await directoryOf(placed);
    const cases: [string, Parameters<typeof names>[1], string[]][] = [
      ['', { state: 'Ohio' }, ['Asha', 'Bela', 'Esha']],
      ['', { state: 'oh', graduationYear: '1998' }, ['Asha']],
      ['', { state: 'Texas' }, []],
      ['', { state: 'Maharashtra "' }, []],
      ['', { state: ' ' }, ['Asha', 'Bela', 'Dev', 'Chitra', 'Esha']],
      ['', { chapter: 'chicago-midwest', company: 'latt' }, ['Asha']],
      ['', { company: 'hp' }, ['Bela', 'Dev']],
      ['', { company: 'span' }, ['Asha', 'Chitra']],
      ['', { company: 'span lattice' }, ['Asha']],
      ['', { company: '&' }, ['Asha', 'Bela', 'Dev', 'Chitra', 'Esha']],
      ['', { company: '" OR directory MATCH "a' }, []],
      // Names come before companies, and filters for both apply together.
      ['latti', {}, ['Bela', 'Asha']],
      ['hp', {}, ['Bela', 'Dev']],
      ['h', {}, []],
      ['asha span', {}, ['Asha']],
      ['lattice', { state: 'CA' }, []],
      ['', { sort: 'newest' }, ['Chitra', 'Asha', 'Dev', 'Esha', 'Bela']],
      ['', { sort: 'oldest', state: 'OH' }, ['Bela', 'Esha', 'Asha']],
      ['latti', { sort: 'newest' }, ['Asha', 'Bela']],
      ['kadmab', { sort: 'oldest' }, ['Asha']],
      ['', { sort: 'oldest', page: '2', limit: '2' }, ['Asha', 'Dev']],
    ];
    for (const [search, query, found] of cases) {
      const firstNames = (await names(search, query)).map((name) => name.split(' ')[0]);
      expect(firstNames, JSON.stringify([search, query])).toEqual(found);
    }
  });

  test('counts all matches on the second page by year', async () => {
    const { client } = await directoryOf(placed);
    const query = { state: 'OH', sort: 'newest', page: '2', limit: '2' } as const;
    expect(await client.getMembers({ query })).toMatchObject({ data: [{ firstName: 'Bela' }], total: 3 });
  });

  test('a company that a correction hides is no longer found', async () => {
    const { database, names } = await directoryOf(placed);
    const asha = await database
      .selectFrom('members')
      .selectAll()
      .where('first_name', '=', 'Asha')
      .executeTakeFirstOrThrow();
    await transaction(database, async (trx) => {
      await unlistMember(trx, asha.id);
      await listMember(trx, { ...asha, public_company: 0 });
    });
    expect(await names('lattice')).toEqual([]);
    expect(await names('', { company: 'lattice' })).toEqual([]);
    expect(await names('kadamb')).toEqual(['Asha Kadamb']);
  });
});

describe('directory entries', () => {
  const secretive = {
    FirstName: 'Meera',
    LastName: 'Palash',
    phone: '+1 415 555 0100',
    Company: 'Lattice & Span',
    address: { street1: '1 Teak Street', city: 'Fremont', state: 'California', zip: '94536' },
    LinkedInURL: 'https://example.org/in/meera',
    personalNote: 'Do not print this',
  };

  test('shows only name, profile, year and program without further consent', async () => {
    const { client } = await directoryOf([secretive]);
    const { data } = await client.getMembers();
    expect(data).toEqual([
      {
        _id: expect.any(String),
        firstName: 'Meera',
        lastName: 'Palash',
        image: '',
        graduationYear: 1998,
        coepProgram: 'Mechanical Engineering',
        company: '',
        address: { state: '' },
        linkedIn: 'https://example.org/in/meera',
      },
    ]);
  });

  test('shows company and state only with the consent for each', async () => {
    const { client } = await directoryOf([{ ...secretive, publicState: true }]);
    expect((await client.getMembers()).data[0]).toMatchObject({
      company: '',
      address: { state: 'California' },
    });
  });

  test('shows a name stored before such names were refused without bidi characters and with few combining marks', async () => {
    const { client, database } = await directoryOf([secretive]);
    const name = { first_name: 'Meera\u202e', last_name: `Pala${'\u0301'.repeat(99)}sh\u200b` };
    await database.updateTable('members').set(name).execute();
    expect((await client.getMembers()).data).toMatchObject([
      { firstName: 'Meera', lastName: `Pala${'\u0301'.repeat(5)}sh` },
    ]);
  });

  test('does not list a pending or declined member', async () => {
    const { post, client } = await directoryOf([]);
    await post('/member/member-register', registrationBody());
    expect(await client.getMembers()).toMatchObject({ data: [], total: 0 });
  });
});

describe('directory index', () => {
  test('a removed member is not found by any spelling, and namesakes stay', async () => {
    const { database, names } = await directoryOf([...people, { FirstName: 'Uma', LastName: 'Kadamb' }]);
    const find = (first: string) =>
      database.selectFrom('members').selectAll().where('first_name', '=', first).executeTakeFirstOrThrow();
    const gone = await find('Désirée');
    await transaction(database, (trx) => unlistMember(trx, gone.id));
    expect(await names('kadmab')).toEqual(['Uma Kadamb']);
    expect(await names('desiree')).toEqual([]);
    expect(
      await database.selectFrom('directory_words').selectAll().where('word', '=', 'desiree').execute(),
    ).toEqual([]);
  });

  test('refills the index at the next start after it was recreated', async () => {
    const { database, dataDir, request } = await testServer();
    const found = async (search: string) =>
      (await (await request(`/member/get-members?search=${search}`)).json()).total;
    const before = [await found(''), await found('surangee')];
    await transaction(database, engineOf(database).directory.clear);
    await database.updateTable('members').set({ position: null }).execute();
    expect(await found('surangee')).toBe(0);
    await testServer({ DATA_DIR: dataDir });
    expect([await found(''), await found('surangee')]).toEqual(before);
  });

  test('moves neighbors without room between them apart', async () => {
    const { database, names } = await directoryOf(people);
    const listed = await database.selectFrom('members').selectAll().orderBy('position').execute();
    const [first, second, third] = listed;
    if (!first || !second || !third) throw new Error('three members are needed');
    await transaction(database, async (trx) => {
      await unlistMember(trx, second.id);
      await unlistMember(trx, third.id);
      await listMember(trx, third);
      await trx
        .updateTable('members')
        .set({ position: (first.position ?? 0) + 1 })
        .where('id', '=', third.id)
        .execute();
      await listMember(trx, second);
    });
    expect(await names('')).toEqual(listed.map((row) => `${row.first_name} ${row.last_name}`));
    expect(await names('deshpandey')).toEqual(['Vikram Deshpandey', 'Asha Deshpande']);
  });
});

test('relisting for want of room lists each member exactly once, whatever the order', async () => {
  const { database } = await testServer();
  await database.deleteFrom('members').execute();
  await transaction(database, engineOf(database).directory.clear);
  const letters = [...'ZYXWVUTSRQPONMLKJIHGFEDCBA'];
  // Two far apart, and sixty between them. Each one lands between the first and the one added before, so the room halves every
  // time.
  const between = letters.slice(1, 4).flatMap((one) => letters.map((other) => `${one}${other}`));
  const names = ['Aa', 'Zz', ...between.slice(0, 60)];
  const filled = { first_name: 'Asha', phone: '', linkedin_url: '', street1: '', street2: '', city: '' };
  const memberImport = names.map((last_name) => ({
    ...filled,
    last_name,
    email: `${last_name}@example.org`,
    state: '',
    zip: '',
    year: 1998,
    dept: 'Civil',
    dept_other: '',
    company: '',
    public_company: 0,
    public_state: 0,
  }));
  await importMemberRows(database, memberImport, fromFile('test', 'roll.csv'), Date.now());
  await transaction(database, engineOf(database).directory.clear);
  await database.updateTable('members').set({ position: null }).execute();
  await listUnlisted(database);
  const { count, word } = engineOf(database).directory;
  expect(await count(word('asha'))).toBe(62);
});

test('a name with any apostrophe is found by any other, even if it was listed before this rule', async () => {
  const { database, names } = await directoryOf([
    { FirstName: 'Tara', LastName: 'O‘Neil' },
    { FirstName: 'Dev', LastName: 'O’Brien' },
  ]);
  for (const typed of ["O'Neil", 'O’Neil', 'oneil', 'OʻNeil', 'Ｏ＇ＮＥＩＬ'])
    expect(await names(typed)).toEqual(['Tara O‘Neil']);
  await database.updateTable('members').set({ position: null, sort_name: 'o neil  tara' }).execute();
  await transaction(database, (trx) => engineOf(trx).directory.clear(trx));
  await listUnlisted(database);
  expect(await names("O'Neil")).toEqual(['Tara O‘Neil']);
});
