import { expect, test } from 'vitest';
import { importFile } from '../member-import/test-member-import.ts';
import { bayArea, linesOf, refsOf } from '../review/test-review.ts';
import { officeWithGraduates } from './test-graduates.ts';

const meera = ['Meera', 'Kadamb', '1998', 'Computer Engineering'];

test('shows in review whether the applicant is in the alumni register, matched by the sound of the name, year and program', async () => {
  const { asks, bring, said, marks, open, browser } = await officeWithGraduates();
  const same = await asks('Mira', 'Kadamb', 1998);
  // Without an alumni register there is no match.
  expect([await said(same), await marks()]).toEqual([null, { [same]: null }]);
  const brought = await bring([
    meera,
    ['Amit Suresh', 'Joshee', '2004', 'Computer'],
    ['Ravi', 'Umbar', '1998', 'Civil'],
    ['Asha', 'Palash', '1990', ''],
    ['Sunita', 'Deshpande', '1981', 'Naval Architecture'],
    ['Venkatesh', 'Ranganathan', '1975', 'Computer'],
  ]);
  expect(brought.body).toMatchObject({ taken: 6, here: 0, standing: { many: 6 } });

  const cases: readonly [ref: string, match: string, words: string][] = [
    [same, 'clear', 'In the alumni register: Meera Kadamb, 1998, Computer Engineering.'],
    [
      await asks('Ravi', 'Umbar', 1998),
      'unclear',
      'In the alumni register, but not with that program: Ravi Umbar, 1998, Civil Engineering.',
    ],
    [
      await asks('Asha', 'Palash', 1990),
      'unclear',
      'In the alumni register, but not with that program: Asha Palash, 1990.',
    ],
    [
      await asks('Sunita', 'Deshpandey', 1981, { Dept: 'Other', Dept_Other: 'naval architecture' }),
      'clear',
      'In the alumni register: Sunita Deshpande, 1981, Naval Architecture.',
    ],
    // A father’s name in the middle is not a first name.
    [
      await asks('Suresh', 'Joshi', 2004),
      'unclear',
      'Perhaps in the alumni register: Amit Suresh Joshee, 2004, Computer Engineering.',
    ],
    [
      await asks('Venkatesh', 'Rangnathan', 1975),
      'none',
      'No one with that name and year in the alumni register; nearest: Venkatesh Ranganathan, 1975, Computer Engineering.',
    ],
    [
      await asks('Meera', 'Kadamb', 2001),
      'none',
      'No one with that name and year in the alumni register; nearest: Meera Kadamb, 1998, Computer Engineering.',
    ],
    [await asks('Zubeida', 'Quince', 1998), 'none', 'No one with that name and year in the alumni register.'],
  ];
  const all = await marks();
  for (const [ref, match, words] of cases)
    expect([(await open(browser, ref)).graduateMatch, all[ref]]).toEqual([{ match, said: words }, match]);
});

test('a match is clear only for one person: no namesake or repeated line in the register, no duplicate member or applicant', async () => {
  const { asks, bring, check, said, marks, browser, decide } = await officeWithGraduates();
  const rows = [
    meera,
    ['Sunil', 'Moh', '1990', 'Computer'],
    ['Suneel', 'Moh', '1990', 'Civil'],
    ['Anil', 'Rao', '1991', 'Computer'],
    ['ANIL', 'RAO', '1991', 'Computer-Engineering'],
    ['Om', 'Pal', '1992', 'Computer'],
  ];
  expect((await check(rows)).body).toMatchObject({ graduates: 5, fresh: 5, duplicates: 1, rejected: 0 });
  await bring(rows);
  const twin = await asks('Sunil', 'Moh', 1990);
  const twice = await asks('Anil', 'Rao', 1991);
  const first = await asks('Meera', 'Kadamb', 1998);
  expect(await marks('?match=clear')).toEqual({ [first]: 'clear' });
  expect(await said(twin)).toMatchObject({
    said: 'More than one with that name and year in the alumni register: Suneel Moh, 1990, Civil Engineering; Sunil Moh, 1990, Computer Engineering.',
  });
  expect(await said(twice)).toMatchObject({
    said: 'More than one with that name and year in the alumni register: ANIL RAO, 1991, Computer Engineering (2 times).',
  });
  const again = await asks('Meera', 'Kadamb', 1998);
  expect(await marks()).toMatchObject({ [first]: 'unclear', [again]: 'unclear' });
  expect((await decide(browser, [first])).status).toBe(200);
  expect(await said(again)).toEqual({
    match: 'unclear',
    said: 'In the alumni register: Meera Kadamb, 1998, Computer Engineering. But somebody else with that name and year is already a member or has applied.',
  });
  // A declined applicant and a second request with the same email also make the match unclear.
  const turned = await asks('Om', 'Pal', 1992);
  expect(await marks('?match=clear')).toEqual({ [turned]: 'clear' });
  await decide(browser, [turned], { as: 'reject', reason: 'Who?' });
  await asks('Om', 'Pal', 1992);
  expect(await marks('?match=clear')).toEqual({});
});

/** First names that neither begin nor sound alike. */
const names = Array.from({ length: 52 }, (_, index) => {
  const consonant = 'bdgjklmnprstv'.charAt(index % 13);
  return `${consonant}${'aeio'.charAt(Math.floor(index / 13))}mar`;
});

test('narrows the queue to clear matches, with the right counts, pages and number of requests outside the scope', async () => {
  const { asks, bring, browser, sent, volunteer, ask, decide } = await officeWithGraduates();
  await bring(names.map((name) => [name, 'Bakul', '1987', 'Computer']));
  await sent.job();
  await asks('Quince', 'Bakul', 1987);
  const refs: string[] = [];
  for (const name of names)
    refs.push(await asks(name, 'Bakul', 1987, { email: `${name}@example.org`, address: { state: 'GA' } }));
  const first = (await browser.get('/queue?match=clear')).body;
  expect([first.counts, first.more, first.outside]).toEqual([
    { member: 52, correction: 0, story: 0, job: 0, message: 0 },
    true,
    0,
  ]);
  const second = (await browser.get('/queue?match=clear&kind=member&page=2')).body;
  expect([refsOf(second.rows), second.more]).toEqual([refs.slice(50), false]);
  const bay = await volunteer(bayArea);
  expect((await bay.browser.get('/queue?match=clear')).body).toMatchObject({ rows: [], outside: 52 });
  expect((await browser.get('/queue?match=perhaps')).status).toBe(422);

  const [one = '', other = ''] = refs;
  expect((await ask(browser, one)).status).toBe(200);
  expect(refsOf((await browser.get('/queue?state=asked&match=clear')).body.rows)).toEqual([one]);
  await decide(browser, [other]);
  const decided = (await browser.get('/queue?state=decided&match=clear')).body;
  expect(linesOf(decided.rows)).toMatchObject([{ ref: other, match: null }]);
}, 60_000);

test('an open queue follows a replaced alumni register, and decisions on its requests still work', async () => {
  const { asks, bring, browser, marks, said, keeper, standing, clock } = await officeWithGraduates();
  await bring([meera]);
  const ref = await asks('Meera', 'Kadamb', 1998);
  const [row] = linesOf((await browser.get('/queue?match=clear')).body.rows);
  const seen = (await browser.get('/pulse')).body.seen;
  clock.now += 60_000;
  expect((await bring([['Ravi', 'Umbar', '1998', 'Civil']], 'replace')).body).toMatchObject({
    taken: 1,
    here: 0,
    standing: { many: 1, since: new Date(clock.now).toISOString() },
  });
  // Open tabs are notified of the change.
  expect((await browser.get('/pulse')).body.seen).not.toEqual(seen);
  expect(await marks('?match=clear')).toEqual({});
  expect(await marks()).toEqual({ [ref]: 'none' });
  const items = [{ ref, version: row?.version }];
  expect((await browser.post('/queue/decide', { items, as: 'approve' })).body).toMatchObject({
    items: [{ state: 'done' }],
  });
  expect((await keeper.post('/graduates/remove', {})).body).toEqual({ removed: 1 });
  expect([await standing(), await said(ref), await marks()]).toEqual([null, null, {}]);
  expect((await keeper.post('/graduates/remove', {})).body).toEqual({ removed: 0 });
});

test('checks a file without saving anything, imports it once, and never keeps its contact data', async () => {
  const { send, fileOf, bring, check, database, lines, standing } = await officeWithGraduates();
  const file = importFile(
    [
      ['Name of student', 'Batch', 'Branch', 'E-mail'],
      ['KADAMB Meera Suresh', '1998', 'Comp. Engg.', 'meera@example.org'],
      ['', '1998', 'Civil', ''],
      ['Ravi Umbar', '19987', 'Civil', ''],
      ['...', '1998', 'Civil', ''],
    ],
    { separator: '\t', encoding: 'utf-16le' },
  );
  const { body } = await send('/graduates/check', file);
  expect(body).toMatchObject({
    encoding: 'utf-16le',
    separator: 'tab',
    graduates: 1,
    fresh: 1,
    duplicates: 0,
    otherPrograms: 1,
    headings: 1,
    above: 0,
    leftOut: ['E-mail'],
    rejected: 3,
    groups: [
      { reason: 'the name is missing', lines: 1, first: 3 },
      { reason: `the year is not between 1855 and ${new Date().getFullYear()}`, lines: 1, first: 4 },
      { reason: 'the name has no letters', lines: 1, first: 5 },
    ],
    problems: [
      { line: 3, reason: 'the name is missing' },
      { line: 4, reason: `the year is not between 1855 and ${new Date().getFullYear()}` },
      { line: 5, reason: 'the name has no letters' },
    ],
  });
  const rows = async () => database.selectFrom('graduates').selectAll().execute();
  expect([await rows(), await standing()]).toEqual([[], null]);
  expect((await send('/graduates?as=add', file)).body).toMatchObject({ taken: 1, here: 0 });
  expect((await send('/graduates?as=add', file)).body).toMatchObject({ taken: 0, here: 1 });
  expect(JSON.stringify(await rows())).not.toContain('example.org');
  await bring([meera]);
  expect((await check([meera, ['Om', 'Pal', '1992', 'Civil']])).body).toMatchObject({
    graduates: 2,
    fresh: 1,
  });
  expect(await standing()).toMatchObject({ many: 2 });
  expect((await lines()).filter(({ subject }) => subject === 'graduates')).toMatchObject([
    { action: 'graduates add', data: '{"taken":1}', detail: '' },
    { action: 'graduates add', data: '{"taken":1}', detail: '' },
  ]);

  for (const [bad, message] of [
    [Buffer.from(''), 'The file is empty.'],
    [Buffer.from('name,year,program\n'), 'nothing below the line that names the columns'],
    [Buffer.from('Surname,Batch,Mail\nx,1998,y'), 'name (or first_name and last_name), program.'],
    [Buffer.from('name,batch,year,program\nx,1998,1998,Civil'), 'there twice: year.'],
    [Buffer.from('name,year,program\nx,1700,Civil'), 'No row of this file can be imported.'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 8, 1]), 'It is no text'],
  ] as const) {
    const refused = await send('/graduates?as=replace', bad);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining(message)]);
  }
  expect((await send('/graduates?as=instead', fileOf([meera]))).status).toBe(422);
  expect(await standing()).toMatchObject({ many: 2 });
});
