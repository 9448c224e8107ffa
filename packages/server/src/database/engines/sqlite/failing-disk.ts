import { DatabaseUnavailable } from '../../unavailable.ts';

/** SQLite error codes of a disk that is full, failing or read-only, and of a damaged file. */
const failures = [
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
];

/** @throws DatabaseUnavailable for a failure of the disk, else the original error */
export function throwAsUnavailable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (failures.some((failure) => code.startsWith(failure)))
    throw new DatabaseUnavailable('The disk of the database is full, or fails.', { cause: error, code });
  throw error;
}
