import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openSqlite } from '../../database/engines/sqlite/open.ts';
import { needsPostgres, openTestDatabase } from '../../testing/test-database.ts';
import { temporaryDirectory } from '../../testing/test-server.ts';
import { fromFile, type ImportMember, importMemberRows } from '../import-member-rows.ts';
import { type DirectoryQuery, searchDirectory } from './search.ts';

const firstNames = ['Asha', 'Désirée', 'Gauri', 'Jayashree', 'K', 'Kiran', 'Om', 'Sheetal', 'Tara', 'Vikram'];
const surnames = [
  'Bakul',
  'Deshpande',
  'Deshpandey',
  'Kadamb',
  'Kulkarni',
  'Limbkar',
  'Rao',
  'Raorane',
  'Velu-Tad',
  'Ó Sag',
];
const companies = ['', 'HP', 'Teak Semiconductors', 'Lattice & Span'];
const states = ['', 'California', 'Texas'];
const programs = ['Civil', 'Mechanical', 'IT'];

/** Picks the same item for the same number, so that neighbors in two lists soon get different items. */
const pick = <T>(some: readonly T[], number: number): T | undefined => some[number % some.length];

const memberImport = Array.from(
  { length: 400 },
  (_, number): ImportMember => ({
    first_name: pick(firstNames, number) ?? '',
    last_name: pick(surnames, number * 7 + Math.floor(number / 10)) ?? '',
    email: `${number}@example.org`,
    phone: '',
    linkedin_url: '',
    street1: '',
    street2: '',
    city: '',
    zip: '',
    dept_other: '',
    state: pick(states, number * 5) ?? '',
    year: 1990 + ((number * 11) % 23),
    dept: pick(programs, Math.floor(number / 3)) ?? '',
    company: pick(companies, Math.floor(number / 7)) ?? '',
    public_company: number % 2,
    public_state: Number(number % 3 > 0),
  }),
);

const everybody: DirectoryQuery = { search: '', company: '', sort: 'name', offset: 0, limit: 24 };

/** Searches: whole names, beginnings, sound-alikes, typos, companies, and text that is no name at all. */
const typed = [
  ...[
    '',
    ' ',
    '.',
    'a',
    'd',
    'ra',
    'rao',
    'des',
    'desh',
    'deshp',
    'deshpande',
    'deshpandey',
    'Désirée',
    'desiree',
  ],
  ...[
    'dezhpande',
    'kulkarny',
    'culcarni',
    'kadmab',
    'Deshpnade',
    'vikrm',
    'shital',
    'sheetl',
    'jayshree',
    'velu tad',
  ],
  ...[
    'asha rao',
    'rao asha',
    'k rao',
    'tara deshpande',
    'gauri kulkarny',
    'teak',
    'hp',
    'semi',
    'lattice span',
    'osag',
  ],
  ...["o'sag", '"asha" OR rao', "' | 'rao':*", 'asha & !rao', '~y1998', '\\', '%', 'nobody', 'om', 'OM'],
];

const queries = typed.flatMap((search): DirectoryQuery[] => [
  { ...everybody, search },
  { ...everybody, search, offset: 24 },
  { ...everybody, search, sort: 'newest' },
  { ...everybody, search, sort: 'oldest', program: 'Civil' },
  { ...everybody, search, state: 'TX', limit: 5 },
  { ...everybody, search, chapter: 'bay-area', graduationYear: 1998 },
  { ...everybody, search, company: 'teak' },
]);

/** Search results as people see them. Members with the same name and year are interchangeable. */
async function answers(database: Database) {
  await importMemberRows(database, memberImport, fromFile('test', 'roll.csv'), Date.now());
  const all = [];
  for (const query of queries) {
    const { positions, total } = await searchDirectory(database, query);
    all.push({ query, positions, total });
  }
  return all;
}

test(`${queries.length} searches of ${memberImport.length} people return the same results in the same order on both engines`, async (context) => {
  needsPostgres(context, 'it compares the other engine with SQLite');
  const sqlite = await openSqlite(temporaryDirectory());
  onTestFinished(() => sqlite.destroy());
  const [expected, found] = [
    await answers(sqlite),
    await answers(await openTestDatabase(temporaryDirectory())),
  ];
  expect(found).toEqual(expected);
  expect(expected.filter(({ total }) => total > 0).length).toBeGreaterThan(queries.length / 3);
});
