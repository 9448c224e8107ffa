import { setImmediate } from 'node:timers/promises';
import { findProgram, foldedWords } from '@banyan/api/contract';
import type { ImportEncoding, ImportSeparator, MemberImport } from '@banyan/api/office';
import { type LineProblem, problemOf } from '../member-import/classify-rows.ts';
import { firstShown, type List, linesAtOnce, linesBelow, readList } from '../member-import/columns.ts';
import { CsvError, csvText, separatorOf } from '../member-import/csv.ts';
import { type Graduate, graduateColumnNamed, graduateColumns, graduateOf } from './lines.ts';
import { programKey } from './names.ts';

/** Graduate in a file, with the number of lines that are equal. */
export interface ReadGraduate extends Graduate {
  many: number;
}

/** A parsed file of graduates. */
export interface GraduatesFile {
  encoding: ImportEncoding;
  separator: ImportSeparator;
  /** Line number of the headings, and the number of non-empty lines above it. */
  headings: number;
  above: number;
  /** First lines of the file, to choose the headings from. */
  first: MemberImport['first'];
  graduates: ReadGraduate[];
  /** Lines that cannot be imported. */
  rejected: LineProblem[];
  /** Lines that repeat another line. */
  duplicates: number;
  /** Headings of ignored columns. */
  leftOut: readonly string[];
  /** Number of graduates whose program is missing or not one of ours. */
  otherPrograms: number;
}

/** Key that is equal for equal lines: year, program, and the words of the name. */
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
 * Parses a file of graduates. Stores nothing.
 * @param headings Line number of the headings. @default the line that looks most like headings
 * @throws CsvError with the reason if the file cannot be read
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
    encoding,
    separator: separatorOf(text),
    headings: list.headings,
    above: list.above,
    first: firstShown(text),
    graduates,
    rejected,
    leftOut,
    duplicates: lines - rejected.length - graduates.length,
    otherPrograms: graduates.filter(({ program }) => findProgram(program) === undefined).length,
  };
}
