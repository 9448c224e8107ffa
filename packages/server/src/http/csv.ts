/**
 * A spreadsheet runs a cell that starts with one of these, also in full width and behind what it does not show; a leading
 * apostrophe makes it text again.
 */
export const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/** Without it Excel on Windows reads UTF-8 as the machine's own letters. */
const byteOrderMark = '\ufeff';

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  // Also behind apostrophes of its own, so that whoever reads it again takes exactly one away.
  const safe = typeof value === 'string' && formulaStart.test(text.replace(/^'+/, '')) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Rows as CSV (RFC 4180) in UTF-8 with its mark, safe to open in a spreadsheet. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  `${byteOrderMark}${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;

/** Rows as such a CSV with a header line. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
}
