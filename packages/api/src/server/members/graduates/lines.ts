import * as v from 'valibot';
import { limits } from '../../../contract/limits.ts';
import { findProgram } from '../../../contract/programs.ts';
import type { GraduateTable } from '../../database/member-tables.ts';
import { soundOf, wordsOf } from '../directory/words.ts';
import { cellsOf, columnNamed, optional, personRules } from '../rolls/lines.ts';

/** Somebody of a roll of graduates. */
export type Graduate = Pick<GraduateTable, 'name' | 'given' | 'year' | 'program'>;

const columns = ['name', 'first_name', 'last_name', 'year', 'program'] as const;
/** What a column of a roll of graduates is. All others are left out. */
export type GraduateColumn = (typeof columns)[number];

/** A paragraph of the help: what a roll of graduates is. */
export const graduatesHelp = [
  'A roll of graduates (banyan graduates import) is such a CSV with name, or first_name and last_name, and year and program. It is who',
  'graduated, and no list of members: "banyan show" and the Office compare requests with it. Other columns are left out.',
].join('\n');

/** How a heading names a whole name. */
const wholeName = /^(full |graduate'?s? |student'?s? )?name( of (the )?(graduate|student|candidate))?$/i;

function kindOf(heading: string): GraduateColumn | null {
  if (wholeName.test(heading.trim().replace(/[\s_-]+/g, ' '))) return 'name';
  const named = columnNamed(heading);
  return columns.find((one) => one === named) ?? null;
}

/** What the columns of a file are. */
export interface GraduateColumns {
  kinds: readonly (GraduateColumn | null)[];
  /** Columns that are missing, or there twice: then nothing can be read. */
  missing: readonly string[];
  twice: readonly GraduateColumn[];
  /** Headings of what is left out. */
  leftOut: readonly string[];
}

/** Tells by the headings what each column is. With first and last name there is no need of a whole one, which is left out. */
export function graduateColumns(headings: readonly string[]): GraduateColumns {
  const found = headings.map(kindOf);
  const inParts = found.includes('first_name') && found.includes('last_name');
  const kinds = found.map((kind) => {
    if (inParts) return kind === 'name' ? null : kind;
    return kind === 'first_name' || kind === 'last_name' ? null : kind;
  });
  const needed = inParts ? (['year', 'program'] as const) : (['name', 'year', 'program'] as const);
  return {
    kinds,
    missing: needed.filter((column) => !kinds.includes(column)),
    twice: columns.filter((column) => kinds.filter((kind) => kind === column).length > 1),
    leftOut: headings.filter((_, index) => kinds[index] === null).map((heading) => heading.trim()),
  };
}

const wholeMost = 2 * limits.text.name;
const program = optional(limits.text.program, 'the program');
const Whole = v.object({
  name: v.pipe(optional(wholeMost, 'the name'), v.nonEmpty('the name is missing')),
  year: personRules.year,
  program,
});
const Parts = v.object({ ...personRules, program });

/** One line as a graduate, or why it cannot be one. */
export function graduateOf(
  kinds: readonly (GraduateColumn | null)[],
  cells: readonly string[],
): Graduate | string {
  if (kinds.includes('name')) {
    const read = cellsOf(Whole, kinds, cells);
    return typeof read === 'string' ? read : graduate(read.name, '', read);
  }
  const read = cellsOf(Parts, kinds, cells);
  if (typeof read === 'string') return read;
  const [first = ''] = wordsOf(read.first_name);
  return graduate(`${read.first_name} ${read.last_name}`.trim(), soundOf(first), read);
}

function graduate(
  name: string,
  given: string,
  { year, program: typed }: { year: number; program: string },
): Graduate | string {
  if (wordsOf(name).length === 0) return 'the name has no letters';
  const ours = findProgram(typed);
  return { name, given, year, program: ours && ours.code !== 'Other' ? ours.code : typed };
}
