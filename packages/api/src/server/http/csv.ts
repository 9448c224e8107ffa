/**
 * A spreadsheet runs a cell that starts with one of these, also in full width and behind what it does not show; a leading
 * apostrophe makes it text again.
 */
export const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Rows as CSV with a header line (RFC 4180), safe to open in a spreadsheet. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return `${[columns.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}
