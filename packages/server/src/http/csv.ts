/**
 * A spreadsheet runs a cell that starts with one of these characters, also in full width and after invisible characters. A leading
 * apostrophe turns it into text.
 */
export const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/** Byte order mark. Without it, Excel on Windows does not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  // Leading apostrophes of the text are skipped in the check, so that a reader can remove exactly one apostrophe.
  const safe = typeof value === 'string' && formulaStart.test(text.replace(/^'+/, '')) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Formats rows as CSV (RFC 4180) in UTF-8 with a byte order mark, safe to open in a spreadsheet. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  `${byteOrderMark}${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;

/** Formats rows as CSV with a header line. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
}
