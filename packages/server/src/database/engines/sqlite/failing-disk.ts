import { DatabaseUnavailable } from '../../unavailable.ts';

/** What SQLite calls a disk that is full, fails, or may not be written to, and a file that is damaged. */
const failures = [
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
];

/** @throws DatabaseUnavailable for a failure of the disk, else the error as it is */
export function throwAsUnavailable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (failures.some((failure) => code.startsWith(failure)))
    throw new DatabaseUnavailable('The disk of the database is full, or fails.', { cause: error, code });
  throw error;
}
