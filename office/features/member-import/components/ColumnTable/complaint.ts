import { type ImportColumn, requiredImportColumns } from '@banyan/api/office';
import { columnNames } from '../words.ts';

const short = (column: ImportColumn): string => columnNames[column].split(/[,:]/)[0] ?? column;

/** Returns a sentence that names the missing required columns; `undefined` when none is missing. */
export function complaintOf(chosen: readonly (ImportColumn | null)[]): string | undefined {
  const missing = requiredImportColumns.filter((column) => !chosen.includes(column));
  if (missing.length === 0) return undefined;
  return `Choose the column for: ${missing.map(short).join(', ')}.`;
}
