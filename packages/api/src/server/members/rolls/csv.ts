import {
  type RollEncoding,
  type RollSeparator,
  rollSeparators,
} from '../../../contract/office/rolls/roll.ts';

/** One record of a file and the line it begins on, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** A file that is no CSV. The message says where. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const satisfies Record<RollSeparator, string>;

/** What separates the cells: whichever of the three the first line has most of. */
export function separatorOf(text: string): RollSeparator {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = rollSeparators.map((name) => ({ name, count: head.split(separators[name]).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.name ?? 'comma';
}

/** A file as text, and how it was written. */
export interface ReadText {
  text: string;
  encoding: RollEncoding;
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

function decoded(bytes: Uint8Array, encoding: RollEncoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * The bytes as text: UTF-8 or UTF-16, with or without its mark, or Windows-1252, as Excel writes it where it is not asked for anything else.
 * @throws CsvError
 */
export function csvText(bytes: Uint8Array): ReadText {
  const wide = wideEncoding(bytes);
  for (const encoding of wide ? [wide] : (['utf-8', 'windows-1252'] as const)) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return { text, encoding };
  }
  throw new CsvError('It is no text: open it in a spreadsheet, save it as "CSV UTF-8" and try again.');
}

/** Where a quoted cell ends: at the first quote that is not doubled; -1 when it never does. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Reads one cell from `start`: what is in it, and where it ends. */
function cellAt(text: string, start: number, separator: string, line: number): { cell: string; end: number } {
  if (text[start] === '"') {
    const closing = closingQuote(text, start + 1);
    if (closing < 0) throw new CsvError(`A quotation mark that opens on line ${line} is never closed.`);
    const end = closing + 1;
    if (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') {
      throw new CsvError(`On line ${line} something follows a closing quotation mark.`);
    }
    return { cell: text.slice(start + 1, closing).replaceAll('""', '"'), end };
  }
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  const last = text[end - 1] === '\r' && end > start ? end - 1 : end;
  return { cell: text.slice(start, last), end };
}

const lineEnds = (text: string) => text.split('\n').length - 1;

/** The records of a CSV (RFC 4180; semicolons and tabs will do too). Empty lines are left out. @throws CsvError */
export function* readCsv(text: string): Generator<CsvRecord> {
  const separator = separators[separatorOf(text)];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const { cell, end } = cellAt(text, at, separator, line);
      record.cells.push(cell);
      line += lineEnds(cell);
      at = end;
      if (text[at] !== separator) break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    at += 1;
    line += 1;
    if (record.cells.some((cell) => cell.trim() !== '')) yield record;
  }
}
