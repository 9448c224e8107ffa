import { setImmediate } from 'node:timers/promises';
import { findProgram, foldedWords } from '@banyan/api/contract';
import type { ImportEncoding, ImportSeparator, MemberImport } from '@banyan/api/office';
import { type LineProblem, problemOf } from '../member-import/classify-rows.ts';
import { firstShown, type List, linesAtOnce, linesBelow, readList } from '../member-import/columns.ts';
import { CsvError, csvText, separatorOf } from '../member-import/csv.ts';
import { type Graduate, graduateColumnNamed, graduateColumns, graduateOf } from './lines.ts';
import { programKey } from './names.ts';

/** Somebody of a file, and how many of its lines say just this. */
export interface ReadGraduate extends Graduate {
  many: number;
}

/** A file of graduates as it was read. */
export interface GraduatesFile {
  encoding: ImportEncoding;
  separator: ImportSeparator;
  /** The line of its headings, and how many lines with text stand above it. */
  headings: number;
  above: number;
  /** Its first lines, to choose the headings from. */
  first: MemberImport['first'];
  graduates: ReadGraduate[];
  /** Lines that cannot come in. */
  rejected: LineProblem[];
  /** Lines that say what another line has said. */
  duplicates: number;
  /** Headings of columns that are left out. */
  leftOut: readonly string[];
  /** How many graduates have a program that is none of ours, or none. */
  otherPrograms: number;
}

/** The same for two lines that say the same: year, program, and the words of the name. */
export const sameness = ({ name, year, program }: Pick<Graduate, 'name' | 'year' | 'program'>): string =>
  `${year}|${programKey(program)}|${foldedWords(name).join(' ')}`;

function columnsOf(list: List) {
  const { kinds, missing, twice, leftOut } = graduateColumns(list);
  const named = missing.map((column) => (column === 'name' ? 'name (or first_name and last_name)' : column));
  if (missing.length > 0)
    throw new CsvError(
      `Line ${list.headings} is read as its headings, and has to name these columns, too: ${named.join(', ')}.`,
    );
  if (twice.length > 0) throw new CsvError(`These columns are there twice: ${twice.join(', ')}.`);
  return { kinds, leftOut };
}

/**
 * Reads a file of graduates. Keeps nothing.
 * @param headings The line of its headings. @default the one that seems to be it
 * @throws CsvError that says why it is none
 */
export async function readGraduates(bytes: Uint8Array, headings?: number): Promise<GraduatesFile> {
  const { text, encoding } = csvText(bytes);
  const list = await readList(text, headings, graduateColumnNamed);
  const { kinds, leftOut } = columnsOf(list);
  const read = new Map<string, ReadGraduate>();
  const rejected: LineProblem[] = [];
  let lines = 0;
  for (const { line, cells, problem } of linesBelow(text, list.headings)) {
    lines += 1;
    if (lines % linesAtOnce === 0) await setImmediate();
    const found = problem === undefined ? graduateOf(kinds, cells) : { reasons: [problem] };
    if ('reasons' in found) {
      rejected.push(problemOf(line, found.reasons));
      continue;
    }
    const key = sameness(found.value);
    read.set(key, { ...found.value, many: (read.get(key)?.many ?? 0) + 1 });
  }
  const graduates = [...read.values()];
  return {
    ...{ encoding, separator: separatorOf(text), headings: list.headings, above: list.above },
    ...{ first: firstShown(text), graduates, rejected, leftOut },
    duplicates: lines - rejected.length - graduates.length,
    otherPrograms: graduates.filter(({ program }) => findProgram(program) === undefined).length,
  };
}
