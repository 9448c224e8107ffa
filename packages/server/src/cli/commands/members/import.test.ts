import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reviewing } from '../../../review/test-reviewing.ts';
import { terminal } from '../../../testing/terminal.ts';
import { registrationBody, testServer } from '../../../testing/test-server.ts';

const head = 'first_name,last_name,email,year,program,company,public_company';

async function office() {
  const site = await testServer();
  const file = join(site.dataDir, 'roll.csv');
  const banyan = terminal(site.dataDir);
  return {
    ...site,
    file,
    banyan,
    memberImport: async (content: string | Uint8Array, ...more: string[]) => {
      writeFileSync(file, content);
      return banyan('import', file, ...more);
    },
    members: async () => (await site.rows()).members,
    found: async (name: string) =>
      (await (await site.request(`/member/get-members?search=${encodeURIComponent(name)}`)).json()).data,
    report: () => readFileSync(`${file}.rejected.csv`, 'utf8'),
  };
}

test('imports a file with a byte-order mark, quotes and formulas as text, without sending emails', async () => {
  const { memberImport, members, found, rows, database } = await office();
  const lines = [
    `\ufeff${head}`,
    '"Zubeida","D""Silva, Dr.",z@example.org,1971,Electronics & Telecom,"=HYPERLINK(""x"")",yes',
    "Om,,om@example.org,1988,Town Planning,'=1+1,no",
  ];
  const two = await memberImport(`${lines[0]}\r\n${lines[2]}\r\n\r\n${lines[1]}\r\n`);
  expect([two.code, two.out]).toEqual([0, '2 are in the directory. No mail was sent.']);
  expect(await members()).toMatchObject([
    { first_name: 'Om', last_name: '', dept: 'Other', dept_other: 'Town Planning', company: '=1+1' },
    { last_name: 'D"Silva, Dr.', dept: 'E&TC', company: '=HYPERLINK("x")', year: 1971 },
  ]);
  expect(await found('Zubeida')).toMatchObject([{ company: '=HYPERLINK("x")' }]);
  expect(await found('Om')).toContainEqual(
    expect.objectContaining({ lastName: '', coepProgram: 'Town Planning' }),
  );
  expect((await rows()).emails).toEqual([]);
  expect(await database.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { action: 'import', detail: '2 from roll.csv' },
  ]);
});

test('reports invalid lines with number and reason, and imports the others', async () => {
  const { memberImport, members, report, post } = await office();
  const { reference } = await (await post('/member/member-register', registrationBody())).json();
  const lines = [
    head,
    'Asha,Umbar,asha@example.org,1990,Civil,,',
    '"Two\nlines",Moh,two@example.org,1990,Civil,,',
    ',Moh,x@example.org,1990,Civil,,',
    'A,Moh,none,1990,Civil,,',
    'A,Moh,a@example.org,1700,Civil,,perhaps',
    'A,Moh,ASHA@example.org,1990,Civil,,',
    'R,Bakul,Rohan@example.org,1998,Civil,,',
    'A,Moh,b@example.org',
    '=2+2,Moh,none,1990,Civil,,',
  ];
  const dry = await memberImport(lines.join('\n'), '--dry-run');
  expect(dry.out).toContain('2 could be imported; nothing was changed.');
  expect(await members()).toHaveLength(1);
  expect((await memberImport(lines.join('\n'))).code).toBe(0);
  const year = new Date().getFullYear();
  const said = report()
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split('","').slice(0, 2).join(' '));
  expect(said).toEqual([
    '"5 the first name is missing',
    '"6 the email is not valid',
    `"7 the year is not between 1855 and ${year}`,
    '"8 line 2 has the same email',
    `"9 a member already has this email: ${reference}`,
    '"10 the year is missing; the program is missing',
    '"11 the email is not valid',
  ]);
  // A spreadsheet reads it as text, not as a formula.
  expect(report()).toContain(`"'=2+2 | Moh`);
  expect(await members()).toHaveLength(3);
  expect(await members()).toContainEqual(expect.objectContaining({ first_name: 'Two lines' }));
});

test.each([
  [
    'missing, unknown or repeated columns',
    'Name,email,email\nA,b,c',
    ['first_name', '"Name"', 'twice: email'],
  ],
  ['an empty file', '', ['The file is empty']],
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 8, 1]), ['It is no text', 'CSV UTF-8']],
])('refuses %s with a message and imports nothing', async (_, content, words) => {
  const { memberImport, members } = await office();
  const result = await memberImport(content);
  expect(result.code).toBe(1);
  for (const word of [...words, 'Nothing was imported.']) expect(result.out).toContain(word);
  expect(await members()).toEqual([]);
});

test.each([
  ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${head}\nJürgen,Moh,j@example.org,1990,Civil,,`, 'utf16le'))],
  ['Windows-1252', new Uint8Array(Buffer.from(`${head}\nJürgen,Moh,j@example.org,1990,Civil,,`, 'latin1'))],
])('imports a file in %s with correct letters and names the encoding', async (name, content) => {
  const { memberImport, members } = await office();
  const { code, out } = await memberImport(content);
  expect([code, out]).toEqual([0, `The file is in ${name}.\n1 are in the directory. No mail was sent.`]);
  expect(await members()).toMatchObject([{ first_name: 'Jürgen' }]);
});

test('imports nothing after a failure in the middle', async () => {
  const { memberImport, members, database, found } = await office();
  await database.schema.dropTable('directory_words').execute();
  expect((await memberImport(`${head}\nAsha,Umbar,zz@example.org,1990,Civil,,\n`)).code).toBe(1);
  expect(await members()).toEqual([]);
  expect(await found('Asha Umbar')).toHaveLength(1);
});

test('reports each of 200,000 invalid lines and imports nobody', { timeout: 60_000 }, async () => {
  const { memberImport, members, report } = await office();
  const { code, out } = await memberImport(`${head}\n${'Asha,Umbar\n'.repeat(200_000)}`);
  expect(code).toBe(0);
  expect(out).toMatch(/200000 lines cannot be imported; .*\nNobody was imported\.$/);
  expect(report().split('\r\n')).toHaveLength(200_002);
  expect(await members()).toEqual([]);
});

test('imports its own export unchanged, including other programs and formulas', async () => {
  const [from, to] = [await office(), await office()];
  const file = join(from.dataDir, 'members.csv');
  await from.memberImport(
    [
      'first_name,last_name,email,year,program,company,phone,newsletter',
      'Zoë,+Umbar,zoe@example.org,1990,Town Planning,=1+1,+1 555 0100,yes',
      "Ada,'t Hooft,ada@example.org,1991,Civil,''=2,,no",
    ].join('\n'),
  );
  await from.banyan('export', '--csv', 'members', '--out', file);
  const exported = readFileSync(file, 'utf8');
  expect(exported.startsWith('\ufeff"id"')).toBe(true);
  const { code, out } = await to.memberImport(exported);
  expect([code, out]).toEqual([0, expect.stringContaining('2 are in the directory')]);
  const facts = (rows: Awaited<ReturnType<typeof to.members>>) =>
    rows
      .map(({ first_name, last_name, dept, dept_other, company, phone, newsletter }) => [
        ...[first_name, last_name, dept, dept_other, company, phone, newsletter],
      ])
      .sort();
  expect(facts(await to.members())).toEqual(facts(await from.members()));
  expect(facts(await to.members())).toContainEqual([
    ...['Zoë', '+Umbar', 'Other', 'Town Planning', '=1+1', '+1 555 0100', 1],
  ]);
});

test('reads the headings from the given line', async () => {
  const { memberImport, members } = await office();
  const content = [
    'Old,List,email,year,program',
    'given,surname,mail,batch,branch',
    'A,Moh,a@example.org,1990,Civil',
  ];
  expect((await memberImport(content.join('\n'), '--headings', '0')).out).toContain(
    'takes the number of a line',
  );
  expect((await memberImport(content.join('\n'), '--headings', '9')).out).toContain('no line 9');
  const { out } = await memberImport(content.join('\n'), '--headings', '2');
  expect(out).toBe(
    'The headings are on line 2; the lines above it are ignored.\n1 are in the directory. No mail was sent.',
  );
  expect(await members()).toMatchObject([{ last_name: 'Moh' }]);
});

test('matches an email to the approved member rather than to a waiting one', async () => {
  const site = await office();
  const { memberImport, members, report, post } = site;
  const ask = async (Year: number) =>
    (await (await post('/member/member-register', registrationBody({ Year }))).json()).reference;
  const [waiting, approved] = [await ask(1997), await ask(1998), await ask(1999)];
  await reviewing(site).approve(approved);
  await memberImport(
    [head, 'R,Bakul,rohan@example.org,1998,Civil,,', 'Om,,om@example.org,1988,Civil,,'].join('\n'),
  );
  expect(report()).toContain(`a member already has this email: ${approved}`);
  expect(report()).not.toContain(waiting);
  expect(await members()).toHaveLength(4);
});
