import { type ImportEncoding, type ImportSeparator, importSeparators } from '@banyan/api/office';
import { type Options, CsvError as ParserError, parse } from 'csv-parse/sync';

/** One record of a file and the line it begins on, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** Why its cells cannot be trusted: a quotation mark is out of place. The cells are then those of the line with its quotation marks as text. */
  problem?: string;
}

/** A file that cannot be read as a CSV at all. The message says why. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

const delimiters = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
} as const satisfies Record<ImportSeparator, string>;

/** A file as text, and how it was written. */
export interface ReadText {
  text: string;
  encoding: ImportEncoding;
}

/** How many of the first bytes tell UTF-16 that does not say so itself. */
const probed = 1_000;

/** UTF-16 by its mark, or by the empty half of most of its letters. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const empty = [0, 0];
  const some = bytes.subarray(0, probed);
  for (const [at, byte] of some.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  if (Math.max(even, odd) < some.length / 4 || Math.min(even, odd) > some.length / 20) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decoded(bytes: Uint8Array, encoding: ImportEncoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * The bytes as text: UTF-8 or UTF-16, with or without its mark, or Windows-1252 or Mac Roman, as Excel
 * writes it where it is not asked for anything else.
 * @throws CsvError
 */
export function csvText(bytes: Uint8Array): ReadText {
  const wide = wideEncoding(bytes);
  // Lines that end in CR alone are those of a Macintosh of old, and so are its letters.
  const narrow = bytes.includes(13) && !bytes.includes(10) ? 'macintosh' : 'windows-1252';
  for (const encoding of wide ? [wide] : (['utf-8', narrow] as const)) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return { text, encoding };
  }
  throw new CsvError('It is no text: open it in a spreadsheet, save it as "CSV UTF-8" and try again.');
}

/** Most lines of one record: an opening quotation mark that is closed later than that is a stray one. */
const mostLinesOfRecord = 50;
/** How many lines are parsed at once, so that whoever reads records can give others their turn. Fewer after a stray quotation mark. */
const fewLines = 8;
const manyLines = 512;

const misplaced = 'a quotation mark is out of place';

/** Parses whole lines. `failure` is the parser's code for the record after the last one. */
function parsed(lines: readonly string[], delimiter: string, options: Options = {}) {
  const records: string[][] = [];
  try {
    parse(lines.join('\n'), {
      delimiter,
      record_delimiter: '\n',
      trim: true,
      relax_column_count: true,
      ...options,
      on_record: (record: string[]) => {
        records.push(record);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    return { records, failure: error.code };
  }
  return { records, failure: undefined };
}

const lineCount = (cells: readonly string[]) =>
  cells.reduce((count, cell) => count + cell.split('\n').length - 1, 1);

/**
 * Whether a record of several lines is one: a stray quotation mark swallows lines until the next one. It is when it has as many cells
 * as most records, or fewer and its first line alone is not a whole record.
 */
const isWhole = (cells: readonly string[], firstLine: string, { delimiter, width }: Layout) =>
  width === undefined ||
  cells.length === width ||
  (cells.length < width && firstLine.split(delimiter).length < width);

/** A line whose quotation marks do not fit: one within a cell is text, any other refuses the line. */
function strayLine(line: string, delimiter: string, failure: string | undefined): Omit<CsvRecord, 'line'> {
  if (failure === 'INVALID_OPENING_QUOTE') {
    const { records, failure: still } = parsed([line], delimiter, { relax_quotes: true });
    const [cells] = records;
    if (cells && still === undefined) return { cells };
  }
  return { cells: parsed([line], delimiter, { quote: null }).records[0] ?? [line], problem: misplaced };
}

interface Layout {
  delimiter: string;
  /** How many cells most records have, where that is known. */
  width?: number | undefined;
}

/** All records, also empty ones. @param first The number of the first line. */
function* recordsOf(lines: readonly string[], layout: Layout, first: number): Generator<CsvRecord> {
  let at = 0;
  let size = fewLines;
  while (at < lines.length) {
    const from = at;
    const { records, failure } = parsed(lines.slice(from, from + size), layout.delimiter);
    let isStray = false;
    for (const cells of records) {
      const count = lineCount(cells);
      isStray = count > 1 && !isWhole(cells, lines[at] ?? '', layout);
      if (isStray) break;
      yield { line: first + at, cells };
      at += count;
    }
    if (isStray || failure !== undefined) {
      // A record that began late in these lines may be whole in more of them.
      const isCut = failure === 'CSV_QUOTE_NOT_CLOSED' && from + size < lines.length;
      if (!isStray && isCut && from + size - at < mostLinesOfRecord) {
        size = mostLinesOfRecord;
        continue;
      }
      const stray = strayLine(lines[at] ?? '', layout.delimiter, isStray ? undefined : failure);
      yield { line: first + at, ...stray };
      at += 1;
      size = fewLines;
    } else {
      at = from + size;
      size = Math.min(size * 2, manyLines);
    }
  }
}

/** How many lines tell what separates the cells. */
const probedLines = 40;

/** How many cells most of some lines have with a delimiter, and a score: how many lines those are, times their separators. */
function scoreOf(lines: readonly string[], delimiter: string): { width: number; score: number } {
  const counts = new Map<number, number>();
  for (const { cells, problem } of recordsOf(lines, { delimiter }, 1))
    if (problem === undefined) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const scores = [...counts].map(([width, count]) => ({ width, score: count * (width - 1) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best), { width: 1, score: 0 });
}

/** The line with which a spreadsheet is told the separator, such as `sep=;`. Spreadsheets fill it up with separators. */
const separatorLine = /^"?sep=([,;\t|])"?[,;\t|]*$/i;

interface Shape extends Layout {
  separator: ImportSeparator;
  lines: readonly string[];
  /** The number of the first line. */
  first: number;
  width: number;
}

function shapeOf(text: string): Shape {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const told = separatorLine.exec(lines[0]?.trim() ?? '')?.[1];
  const first = told === undefined ? 1 : 2;
  const rest = lines.slice(first - 1);
  const probed = rest.slice(0, probedLines);
  const scored = importSeparators
    .filter((name) => told === undefined || delimiters[name] === told)
    // Of two that split lines alike it is the one that is rarer in texts.
    .reverse()
    .map((separator) => ({ separator, ...scoreOf(probed, delimiters[separator]) }));
  const best = scored.reduce((before, one) => (one.score > before.score ? one : before));
  const separator = told === undefined && best.score === 0 ? 'comma' : best.separator;
  return { separator, width: best.width, delimiter: delimiters[separator], lines: rest, first };
}

/** What separates the cells: what the file says, else what splits most of its first lines into the same number of cells. */
export const separatorOf = (text: string): ImportSeparator => shapeOf(text).separator;

/** A line break within a cell is a space. */
const inOneLine = (cell: string) =>
  cell.includes('\n')
    ? cell
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim()
    : cell;

/** The records of a CSV, however its lines end. Lines without any text are left out. A stray quotation mark costs its line only. */
export function* readCsv(text: string): Generator<CsvRecord> {
  const shape = shapeOf(text);
  for (const record of recordsOf(shape.lines, shape, shape.first))
    if (record.cells.some((cell) => cell.trim() !== ''))
      yield { ...record, cells: record.cells.map(inOneLine) };
}
