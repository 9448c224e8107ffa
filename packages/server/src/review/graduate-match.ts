import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import {
  type Doubt,
  type ImportMatch,
  importMatches,
  nearestGraduate,
} from '../members/graduates/matching.ts';
import { programShown } from '../members/graduates/names.ts';

/* Result of the alumni register for a request, in one sentence for reviewers. */

type Found = ImportMatch['found'][number];

const lineOf = ({ name, year, program, many }: Found): string =>
  [name, year, programShown(program)].filter((part) => part !== '').join(', ') +
  (many > 1 ? ` (${many} times)` : '');

/** Most graduates to name. */
const mostNamed = 3;

const listOf = (some: readonly Found[]): string => {
  const named = some.slice(0, mostNamed).map(lineOf).join('; ');
  return some.length > mostNamed ? `${named}; and ${some.length - mostNamed} more` : named;
};

const doubtful: Readonly<Record<Doubt, (found: readonly Found[]) => string>> = {
  several: (found) => `More than one with that name and year in the alumni register: ${listOf(found)}.`,
  name: (found) => `Perhaps in the alumni register: ${listOf(found)}.`,
  program: (found) => `In the alumni register, but not with that program: ${listOf(found)}.`,
  double: (found) =>
    `In the alumni register: ${listOf(found)}. But somebody else with that name and year is already a member or has applied.`,
};

/** Match of a request with the alumni register, as a word for lists and a sentence. */
export interface GraduateMatch {
  match: 'clear' | 'unclear' | 'none';
  said: string;
}

/** Match as a word. */
export const matchOf = ({ isClear, found }: ImportMatch): GraduateMatch['match'] =>
  isClear ? 'clear' : found.length > 0 ? 'unclear' : 'none';

/** Match of one request with the alumni register; `null` if there is no register. */
export async function graduateMatchOf(database: Database, row: MemberTable): Promise<GraduateMatch | null> {
  const match = (await importMatches(database, [row])).get(row.id);
  if (!match) return null;
  const { found, doubt } = match;
  if (found.length > 0)
    return {
      match: matchOf(match),
      said: doubt === undefined ? `In the alumni register: ${listOf(found)}.` : doubtful[doubt](found),
    };
  const nearest = await nearestGraduate(database, row);
  const nobody = 'No one with that name and year in the alumni register';
  return {
    match: 'none',
    said: nearest.length > 0 ? `${nobody}; nearest: ${listOf(nearest)}.` : `${nobody}.`,
  };
}
