import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { terminal } from '../../../testing/terminal.ts';
import { registrationBody, testServer } from '../../../testing/test-server.ts';

async function machine() {
  const site = await testServer();
  const banyan = terminal(site.dataDir);
  const file = join(site.dataDir, 'graduates.csv');
  return {
    ...site,
    banyan,
    bring: (content: string | Uint8Array, ...more: string[]) => {
      writeFileSync(file, content);
      return banyan('graduates', 'import', file, ...more);
    },
  };
}

test('a roll of graduates comes in, is told of, compared with, replaced and removed at the command line', async () => {
  const { banyan, bring, post, database } = await machine();
  const { reference } = await (
    await post('/member/member-register', registrationBody({ FirstName: 'Meera', LastName: 'Kadamb' }))
  ).json();
  expect((await banyan('graduates')).out).toBe('There is no roll of graduates: nothing is compared.');
  expect((await banyan('show', reference)).out).not.toContain('roll');
  const lines = [
    'name;year;program;phone',
    'Kadamb Mira;1998;Mechanical;+91',
    'Kadamb Mira;1998;Mechanical;+92',
    'Ravi Umbar;98;Civil;',
    'Om Pal;1992;Town Planning;',
  ];
  const content = Buffer.from(`\ufeff${lines.join('\r\n')}`, 'utf16le');
  const said = [
    'The file is in UTF-16.',
    'Not read: "phone".',
    `line 4: the year is not between 1855 and ${new Date().getFullYear()}`,
    '1 line cannot come in.',
    '1 line says the same as another: whoever it is, is never a clear match.',
    '1 have a program that is none of ours, or none.',
  ];
  const dry = await bring(content, '--dry-run');
  expect([dry.code, dry.out]).toEqual([0, [...said, '2 could come in; nothing was changed.'].join('\n')]);
  expect(await database.selectFrom('graduates').selectAll().execute()).toEqual([]);
  const real = await bring(content, '--as', 'Kiran');
  expect(real.out).toBe([...said, '2 came in. 2 stand on the roll of graduates.'].join('\n'));
  expect((await bring(content)).out).toContain('0 came in. 2 stood there already. 2 stand on the roll');
  expect((await banyan('graduates')).out).toMatch(/^2 graduates stand on the roll, as it was brought in /);
  expect((await banyan('show', reference)).out).toContain(
    'More than one of that name and year on the roll: Kadamb Mira, 1998, Mechanical Engineering (2 times).',
  );

  const other = await bring('first_name,last_name,year,program\nMeera,Kadamb,1998,mechanical\n', '--replace');
  expect(other.out).toBe('1 came in. 1 stand on the roll of graduates.');
  expect((await banyan('show', reference)).out).toContain(
    'On the roll: Meera Kadamb, 1998, Mechanical Engineering.',
  );
  const empty = await bring('', '--replace');
  expect([empty.code, empty.out]).toEqual([1, 'The file is empty. Nothing was changed.']);
  expect((await banyan('graduates')).out).toMatch(/^1 graduate stands /);
  expect((await banyan('graduates', 'remove')).out).toBe('1 graduate is removed.');
  expect((await banyan('graduates', 'remove')).out).toBe('There is no roll of graduates.');
  const log = await database.selectFrom('audit_log').select(['action', 'who']).orderBy('id').execute();
  expect(log.map(({ action }) => action)).toEqual(['graduates add', 'graduates replace', 'graduates remove']);
  expect(log[0]?.who).toBe('Kiran');
});
