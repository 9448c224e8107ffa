import { type ImportColumn, requiredRollColumns } from '@banyan/api/office';
import { columnNames } from '../words.ts';

const short = (column: ImportColumn): string => columnNames[column].split(/[,:]/)[0] ?? column;

/** Why a roll cannot be checked like this: columns that have to be there are missing. `undefined` when it can. */
export function complaintOf(chosen: readonly (ImportColumn | null)[]): string | undefined {
  const missing = requiredRollColumns.filter((column) => !chosen.includes(column));
  if (missing.length === 0) return undefined;
  return `Choose the column for: ${missing.map(short).join(', ')}.`;
}
