import { findProgram, limits } from '@banyan/api/contract';
import * as v from 'valibot';
import type { GraduateTable } from '../../database/member-tables.ts';
import { soundOf, wordsOf } from '../directory/words.ts';
import { columnNamed, type List } from '../member-import/columns.ts';
import { optional, personRules, type ReadLine, readCells, yearCell } from '../member-import/lines.ts';

/** Somebody of a roll of graduates. */
export type Graduate = Pick<GraduateTable, 'name' | 'given' | 'year' | 'program'>;

const columns = ['name', 'first_name', 'last_name', 'year', 'program'] as const;
/** What a column of a roll of graduates is. All others are left out. */
export type GraduateColumn = (typeof columns)[number];

/** How a heading names a whole name. */
const wholeName = /^(full |graduate'?s? |student'?s? )?name( of (the )?(graduate|student|candidate))?$/i;

const isWholeName = (heading: string) => wholeName.test(heading.trim().replace(/[\s_-]+/g, ' '));

/** What the columns of a file are. */
export interface GraduateColumns {
  kinds: readonly (GraduateColumn | null)[];
  /** Columns that are missing, or there twice: then nothing can be read. */
  missing: readonly string[];
  twice: readonly GraduateColumn[];
  /** Headings of what is left out. */
  leftOut: readonly string[];
}

/** What a column of graduates is called, as far as anybody knows. */
export const graduateColumnNamed = (heading: string): GraduateColumn | null => {
  if (isWholeName(heading)) return 'name';
  const named = columnNamed(heading);
  return columns.find((one) => one === named) ?? null;
};

/** Tells what each column is. With first and last name there is no need of a whole one, which is left out. @param list As a roll of members would be read */
export function graduateColumns({
  columns: read,
  twice: alike,
}: Pick<List, 'columns' | 'twice'>): GraduateColumns {
  const headings = read.map(({ heading }) => heading);
  const found = read.map(({ heading, guess }) =>
    isWholeName(heading) ? 'name' : (columns.find((one) => one === guess) ?? null),
  );
  const inParts = found.includes('first_name') && found.includes('last_name');
  const kinds = found.map((kind) => {
    if (inParts) return kind === 'name' ? null : kind;
    return kind === 'first_name' || kind === 'last_name' ? null : kind;
  });
  const needed = inParts ? (['year', 'program'] as const) : (['name', 'year', 'program'] as const);
  return {
    kinds,
    missing: needed.filter((column) => !kinds.includes(column)),
    twice: columns.filter(
      (column) =>
        kinds.filter((kind) => kind === column).length > 1 ||
        (kinds.includes(column) && alike.some((one) => one === column)),
    ),
    leftOut: headings.filter((heading, index) => kinds[index] === null && heading !== ''),
  };
}

const wholeMost = 2 * limits.text.name;
const program = optional(limits.text.program, 'the program');
// The register goes back to the first class: `'98` may be one of two years.
const year = yearCell(false);
const Whole = v.object({
  name: v.pipe(optional(wholeMost, 'the name'), v.nonEmpty('the name is missing')),
  year,
  program,
});
const Parts = v.object({ ...personRules, year, program });

/** One line as a graduate, or why it cannot be one. */
export function graduateOf(
  kinds: readonly (GraduateColumn | null)[],
  cells: readonly string[],
): ReadLine<Graduate> {
  if (kinds.includes('name')) {
    const read = readCells(Whole, kinds, cells);
    return 'reasons' in read ? read : graduate(read.value.name, '', read.value);
  }
  const read = readCells(Parts, kinds, cells);
  if ('reasons' in read) return read;
  const { first_name, last_name } = read.value;
  const [first = ''] = wordsOf(first_name);
  return graduate(`${first_name} ${last_name}`.trim(), soundOf(first), read.value);
}

function graduate(
  name: string,
  given: string,
  { year, program: typed }: { year: number; program: string },
): ReadLine<Graduate> {
  if (wordsOf(name).length === 0) return { reasons: ['the name has no letters'] };
  const ours = findProgram(typed);
  const program = ours && ours.code !== 'Other' ? ours.code : typed;
  return { value: { name, given, year, program }, notes: [] };
}
