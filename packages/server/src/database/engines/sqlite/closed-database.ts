import Sqlite from 'better-sqlite3';

/** SQLite error codes of a damaged file. */
const damaged = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** True if an error says that the database file is damaged. */
export const saysDamage = (error: unknown): error is Error =>
  error instanceof Sqlite.SqliteError && damaged.some((code) => error.code.startsWith(code));

const firstLine = (text: unknown) => String(text).split('\n')[0] ?? '';

function findingIn(file: Sqlite.Database): string | undefined {
  const found = file.pragma('integrity_check(1)', { simple: true });
  if (found !== 'ok') return firstLine(found);
  // Foreign keys are enforced at every write. A row whose parent is missing is therefore a sign of damage.
  const [orphan] = file.prepare('select "table" from pragma_foreign_key_check').pluck().all();
  return orphan === undefined ? undefined : `rows of ${orphan} belong to rows that are missing`;
}

/**
 * Describes the damage of a database file in SQLite's words; `undefined` for an intact file. Its folder must be writable.
 * @throws errors that say nothing about the file, such as a full disk
 */
export function damageIn(path: string): string | undefined {
  try {
    const file = new Sqlite(path, { fileMustExist: true });
    try {
      return findingIn(file);
    } finally {
      file.close();
    }
  } catch (error) {
    if (saysDamage(error)) return firstLine(error.message);
    throw error;
  }
}

/** Names of the migrations that a database has applied. */
export function stepsIn(path: string): unknown[] {
  const file = new Sqlite(path, { fileMustExist: true });
  try {
    return file.prepare('select name from migrations').pluck().all();
  } finally {
    file.close();
  }
}

/** True if a process has the database open: then its file must not be moved. */
export function isOpenElsewhere(path: string): boolean {
  const file = new Sqlite(path, { fileMustExist: true, timeout: 0 });
  try {
    file.pragma('locking_mode = exclusive');
    file.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    // No process can use a damaged file, and a restore has to move it.
    if (saysDamage(error)) return false;
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    file.close();
  }
}
