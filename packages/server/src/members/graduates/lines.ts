import { findProgram, limits } from '@banyan/api/contract';
import * as v from 'valibot';
import type { GraduateTable } from '../../database/member-tables.ts';
import { soundOf, wordsOf } from '../directory/words.ts';
import { columnNamed, type List } from '../member-import/columns.ts';
import { optional, personRules, type ReadLine, readCells, yearCell } from '../member-import/lines.ts';

/** Graduate in the alumni register. */
export type Graduate = Pick<GraduateTable, 'name' | 'given' | 'year' | 'program'>;

const columns = ['name', 'first_name', 'last_name', 'year', 'program'] as const;
/** Kind of a column in a file of graduates. All other columns are ignored. */
export type GraduateColumn = (typeof columns)[number];

/** Headings that mean a whole name. */
const wholeName = /^(full |graduate'?s? |student'?s? )?name( of (the )?(graduate|student|candidate))?$/i;

const isWholeName = (heading: string) => wholeName.test(heading.trim().replace(/[\s_-]+/g, ' '));

/** Kinds of the columns of a file. */
export interface GraduateColumns {
  kinds: readonly (GraduateColumn | null)[];
  /** Required columns that are missing, and columns that occur twice. With either, the file cannot be read. */
  missing: readonly string[];
  twice: readonly GraduateColumn[];
  /** Headings of ignored columns. */
  leftOut: readonly string[];
}

/** Guesses the kind of a column from its heading; `null` if unknown. */
export const graduateColumnNamed = (heading: string): GraduateColumn | null => {
  if (isWholeName(heading)) return 'name';
  const named = columnNamed(heading);
  return columns.find((one) => one === named) ?? null;
};

/**
 * Finds the kind of each column. A column with the whole name is ignored if there are first and last names.
 * @param list The file as a member import reads it
 */
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
// The register goes back to the first class, so `'98` may be one of two years.
const year = yearCell(false);
const Whole = v.object({
  name: v.pipe(optional(wholeMost, 'the name'), v.nonEmpty('the name is missing')),
  year,
  program,
});
const Parts = v.object({ ...personRules, year, program });

/** Parses a line of the file; returns the graduate or the reasons why it is rejected. */
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
