import { expect, test } from 'vitest';
import { guessColumns } from './columns.ts';
import { memberOf } from './lines.ts';

const kinds = [
  'first_name',
  'last_name',
  'email',
  'year',
  'program',
  'phone',
  'state',
  'zip',
  'newsletter',
] as const;
const usual = { first_name: 'A', last_name: 'B', email: 'a@example.org', year: '1998', program: 'Civil' };

/** Parses a valid line in which one cell is replaced. */
const withCell = (
  kind: (typeof kinds)[number] | 'linkedin',
  cell: string,
  more: Record<string, string> = {},
) => {
  const line: Record<string, string> = { ...usual, ...more, [kind]: cell };
  const all = [...kinds, 'linkedin' as const];
  return memberOf(
    all,
    all.map((one) => line[one] ?? ''),
  );
};
const outcomeOf = (read: ReturnType<typeof memberOf>) =>
  'value' in read ? read.value : read.reasons.join('; ');

test.each([
  ['1998', 1998],
  ['2004.0', 2004],
  ['="1998"', 1998],
  ['Class of 1998', 1998],
  ['BE 1998', 1998],
  ['6/1/1998', 1998],
  ['1998-06-01', 1998],
  ['1998-06-01 00:00:00', 1998],
  ['\u00a01998\u200b', 1998],
  ['१९९८', 1998],
  ['\uff11\uff19\uff19\uff18', 1998],
  ['1,998', 1998],
  ["'98", 1998],
  ['Class of ’98', 1998],
  ["'05", 2005],
])('reads the year %j as %d', (cell, year) =>
  expect(outcomeOf(withCell('year', cell))).toMatchObject({ year }),
);

test.each(['98', '1998-99', '1998-1999', '2024 – 2028', 'Jun-98', '38139', '19987', 'none'])(
  'rejects the year %j as ambiguous',
  (cell) => expect(outcomeOf(withCell('year', cell))).toMatch(/^the year is (?:more than one|not between)/),
);

test.each(['Y', 'yes', 'TRUE', 'x', 'X', '✓', '✔️', '1', '1.0', 'on', 'Subscribed', 'Opted in', 'I agree'])(
  'reads the newsletter cell %j as yes',
  (cell) => expect(withCell('newsletter', cell)).toMatchObject({ value: { newsletter: 1 }, notes: [] }),
);

test.each(['', 'N', 'no', 'False', '0', '0.0', 'off', 'Unsubscribed', 'Opted out', 'n/a'])(
  'reads the newsletter cell %j as no',
  (cell) => expect(withCell('newsletter', cell)).toMatchObject({ value: { newsletter: 0 }, notes: [] }),
);

test.each(['Oui', 'perhaps', '#N/A', '2026-01-02'])(
  'reads the newsletter cell %j as no, with a note',
  (cell) => {
    const read = withCell('newsletter', cell);
    expect(read).toMatchObject({ value: { newsletter: 0 }, notes: [expect.stringMatching(/^newsletter /)] });
  },
);

test.each([
  ['Asha Palash <a@example.org>', 0],
  ['"Palash, Asha" <a@example.org>', 0],
  ['mailto:a@example.org', 0],
  ['a@example.org ::: b@example.org', 1],
  ['a@example.org; b@example.org', 1],
  ['a@example.org, b@example.org', 1],
  ['a@example.org / b@example.org', 1],
  ['="a@example.org"', 0],
])('finds the first email address in %j', (cell, notes) => {
  const read = withCell('email', cell);
  expect(read).toMatchObject({ value: { email: 'a@example.org' } });
  expect('notes' in read && read.notes).toHaveLength(notes);
});

test('leaves out a phone number that lost digits, with a note, and removes decimals of another', () => {
  expect(withCell('phone', '9.19822E+11')).toMatchObject({
    value: { phone: '' },
    notes: ['phone has lost digits in a spreadsheet: it is left out'],
  });
  expect(withCell('phone', '919822012345.0')).toMatchObject({ value: { phone: '919822012345' }, notes: [] });
});

test.each([
  ['2139', 'MA', '02139'],
  ['2139.0', 'Massachusetts', '02139'],
  ['801', 'VI', '00801'],
  ['906', 'Puerto Rico', '00906'],
  ['7030-1234', 'nj', '07030-1234'],
  ['21391234', 'MA', '02139-1234'],
  ['="02139"', 'MA', '02139'],
  ['2139', 'TX', '2139'],
  ['94107', 'CA', '94107'],
])('reads ZIP %s in %s as %s', (zip, state, wanted) =>
  expect(outcomeOf(withCell('zip', zip, { state }))).toMatchObject({ zip: wanted }),
);

test('imports a member whose profile is no web address, without the profile', () => {
  expect(withCell('linkedin', 'see my card')).toMatchObject({
    value: { linkedin_url: '' },
    notes: ['profile is no web address: it is left out'],
  });
});

const columnsOf = (columns: Record<string, readonly string[]>) =>
  guessColumns(Object.entries(columns).map(([heading, cells]) => ({ heading, cells })));

test('recognizes columns by their names and their contents', () => {
  expect(
    columnsOf({
      Given: ['Asha'],
      'Family name': ['Palash'],
      'Email ID': ['a@example.org'],
      Batch: ['1998'],
      Branch: ['Civil'],
      Mobile: ['+1 555 0100'],
      'City now': ['Boston'],
      'State/Province': ['MA'],
      'Zip/Postal Code': ['02139'],
      Web: ['https://www.linkedin.com/in/asha'],
      Remarks: ['came 2011'],
    }).kinds,
  ).toEqual([
    ...['first_name', 'last_name', 'email', 'year', 'program', 'phone', 'city', 'state', 'zip', 'linkedin'],
    null,
  ]);
  expect(columnsOf({ Contact: ['a@example.org'], Other: ['+1 (555) 010-0100'] }).kinds).toEqual([
    'email',
    'phone',
  ]);
  expect(columnsOf({ Email: ['', 'none'], Reach: ['a@example.org', 'b@example.org'] }).kinds).toEqual([
    null,
    'email',
  ]);
  expect(columnsOf({ Email: ['a@example.org'], Company: ['@home', '@SUM(1)'] }).kinds).toEqual([
    'email',
    'company',
  ]);
  expect(columnsOf({ 'Work email': ['w@example.org'], Email: ['a@example.org'] })).toEqual({
    kinds: [null, 'email'],
    twice: [],
  });
  expect(columnsOf({ email: ['b'], Email: ['c'] }).twice).toEqual(['email']);
  expect(columnsOf({ Batch: ['1998'], Year: ['1994'] }).twice).toEqual(['year']);
  expect(columnsOf({ Batch: [], Year: ['1994'] })).toEqual({ kinds: [null, 'year'], twice: [] });
});
