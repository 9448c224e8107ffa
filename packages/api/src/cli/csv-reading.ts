/** One record of a file and the line it begins on, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** A file that is no CSV. The message says where. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

/** What separates the cells: whichever of the three the first line has most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.mark ?? ',';
}

/** The bytes as text: UTF-8, with or without its mark. @throws CsvError */
export function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CsvError('It is not UTF-8. Save it as "CSV UTF-8" and try again.');
  }
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
  const separator = separatorOf(text);
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
