import { setImmediate } from 'node:timers/promises';
import type { RollEncoding, RollSeparator } from '../../../contract/office/rolls/roll.ts';
import { findProgram } from '../../../contract/programs.ts';
import { foldedWords } from '../../../contract/search/words.ts';
import { CsvError, csvText, readCsv, separatorOf } from '../rolls/csv.ts';
import type { LineProblem } from '../rolls/sorting.ts';
import { type Graduate, graduateColumns, graduateOf } from './lines.ts';
import { programKey } from './names.ts';

/** Somebody of a file, and how many of its lines say just this. */
export interface ReadGraduate extends Graduate {
  many: number;
}

/** A file of graduates as it was read. */
export interface GraduatesFile {
  encoding: RollEncoding;
  separator: RollSeparator;
  graduates: ReadGraduate[];
  /** Lines that cannot come in. */
  rejected: LineProblem[];
  /** Lines that say what another line has said. */
  doubles: number;
  /** Headings of columns that are left out. */
  leftOut: readonly string[];
  /** How many graduates have a program that is none of ours, or none. */
  otherPrograms: number;
}

/** How many lines are read before others have their turn: a few milliseconds' worth. */
const linesAtOnce = 100;

/** The same for two lines that say the same: year, program, and the words of the name. */
export const sameness = ({ name, year, program }: Pick<Graduate, 'name' | 'year' | 'program'>): string =>
  `${year}|${programKey(program)}|${foldedWords(name).join(' ')}`;

function columnsOf(headings: readonly string[]) {
  const { kinds, missing, twice, leftOut } = graduateColumns(headings);
  const named = missing.map((column) => (column === 'name' ? 'name (or first_name and last_name)' : column));
  if (missing.length > 0)
    throw new CsvError(`Its first line has to name these columns, too: ${named.join(', ')}.`);
  if (twice.length > 0) throw new CsvError(`These columns are there twice: ${twice.join(', ')}.`);
  return { kinds, leftOut };
}

/** Reads a file of graduates. Keeps nothing. @throws CsvError that says why it is none */
export async function readGraduates(bytes: Uint8Array): Promise<GraduatesFile> {
  const { text, encoding } = csvText(bytes);
  const records = readCsv(text);
  const header = records.next();
  if (header.done) throw new CsvError('The file is empty.');
  const { kinds, leftOut } = columnsOf(header.value.cells);
  const read = new Map<string, ReadGraduate>();
  const rejected: LineProblem[] = [];
  let lines = 0;
  for (const { line, cells } of records) {
    lines += 1;
    if (lines % linesAtOnce === 0) await setImmediate();
    const graduate = graduateOf(kinds, cells);
    if (typeof graduate === 'string') {
      rejected.push({ line, reason: graduate });
      continue;
    }
    const key = sameness(graduate);
    read.set(key, { ...graduate, many: (read.get(key)?.many ?? 0) + 1 });
  }
  if (lines === 0) throw new CsvError('There is nothing below its first line, which names the columns.');
  const graduates = [...read.values()];
  return {
    ...{ encoding, separator: separatorOf(text), graduates, rejected, leftOut },
    doubles: lines - rejected.length - graduates.length,
    otherPrograms: graduates.filter(({ program }) => findProgram(program) === undefined).length,
  };
}
