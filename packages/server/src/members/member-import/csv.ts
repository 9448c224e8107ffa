import { type ImportEncoding, type ImportSeparator, importSeparators } from '@banyan/api/office';
import { type Options, CsvError as ParserError, parse } from 'csv-parse/sync';

/** Record of a file, and the number of its first line, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /**
   * Reason why the cells cannot be trusted: a misplaced quotation mark. The cells then include the quotation marks of the line as
   * text.
   */
  problem?: string;
}

/** Error of a file that is not a CSV. The message says why. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

const delimiters = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
} as const satisfies Record<ImportSeparator, string>;

/** Text of a file, and its encoding. */
export interface ReadText {
  text: string;
  encoding: ImportEncoding;
}

/** Number of bytes to test for UTF-16 without a byte order mark. */
const probed = 1_000;

/** Detects UTF-16 by its byte order mark, or by the zero bytes in most characters. */
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
 * Decodes a file. Accepts UTF-8 and UTF-16, with or without a byte order mark. Accepts also Windows-1252 and Mac Roman, which Excel
 * writes by default.
 * @throws CsvError
 */
export function csvText(bytes: Uint8Array): ReadText {
  const wide = wideEncoding(bytes);
  // Lines that end in CR alone come from an old Macintosh, and so does the encoding.
  const narrow = bytes.includes(13) && !bytes.includes(10) ? 'macintosh' : 'windows-1252';
  for (const encoding of wide ? [wide] : (['utf-8', narrow] as const)) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return { text, encoding };
  }
  throw new CsvError('It is no text: open it in a spreadsheet, save it as "CSV UTF-8" and try again.');
}

/** Most lines of one record. A quotation mark that closes later than that is a stray one. */
const mostLinesOfRecord = 50;
/** Lines to parse at once, so that callers can yield between records. Fewer after a stray quotation mark. */
const fewLines = 8;
const manyLines = 512;

const misplaced = 'a quotation mark is out of place';

/** Parses whole lines. `failure` is the parser's error code for the record after the last one. */
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
 * True if several lines form one record, since a stray quotation mark swallows lines up to the next one. The record must have as
 * many cells as most records, or fewer if its first line alone is incomplete.
 */
const isWhole = (cells: readonly string[], firstLine: string, { delimiter, width }: Layout) =>
  width === undefined ||
  cells.length === width ||
  (cells.length < width && firstLine.split(delimiter).length < width);

/** Cells of a line with misplaced quotation marks: a mark within a cell is text, any other rejects the line. */
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
  /** Number of cells of most records, if known. */
  width?: number | undefined;
}

/** All records, including empty ones. @param first Number of the first line. */
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
      // A record that begins near the end of these lines may be complete with more lines.
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

/** Number of lines to detect the separator from. */
const probedLines = 40;

/** Most frequent number of cells with a delimiter, and a score: the number of those lines times their separators. */
function scoreOf(lines: readonly string[], delimiter: string): { width: number; score: number } {
  const counts = new Map<number, number>();
  for (const { cells, problem } of recordsOf(lines, { delimiter }, 1))
    if (problem === undefined) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const scores = [...counts].map(([width, count]) => ({ width, score: count * (width - 1) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best), { width: 1, score: 0 });
}

/** Line that tells a spreadsheet the separator, such as `sep=;`. Spreadsheets pad it with separators. */
const separatorLine = /^"?sep=([,;\t|])"?[,;\t|]*$/i;

interface Shape extends Layout {
  separator: ImportSeparator;
  lines: readonly string[];
  /** Number of the first line. */
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
    // The separator that is rarer in texts comes first and wins a tie.
    .reverse()
    .map((separator) => ({ separator, ...scoreOf(probed, delimiters[separator]) }));
  const best = scored.reduce((before, one) => (one.score > before.score ? one : before));
  const separator = told === undefined && best.score === 0 ? 'comma' : best.separator;
  return { separator, width: best.width, delimiter: delimiters[separator], lines: rest, first };
}

/** Separator of the cells: the one that the file names, else the one that splits most of the first lines into equally many cells. */
export const separatorOf = (text: string): ImportSeparator => shapeOf(text).separator;

/** Replaces a line break within a cell with a space. */
const inOneLine = (cell: string) =>
  cell.includes('\n')
    ? cell
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim()
    : cell;

/**
 * Parses the records of a CSV with any line ends. Lines without text are skipped. A stray quotation mark rejects only its own line.
 */
export function* readCsv(text: string): Generator<CsvRecord> {
  const shape = shapeOf(text);
  for (const record of recordsOf(shape.lines, shape, shape.first))
    if (record.cells.some((cell) => cell.trim() !== ''))
      yield { ...record, cells: record.cells.map(inOneLine) };
}
