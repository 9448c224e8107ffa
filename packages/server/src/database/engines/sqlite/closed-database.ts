import Sqlite from 'better-sqlite3';

/** What SQLite calls a file in which something is damaged. */
const damaged = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** Whether an error says that the file of the database is damaged. */
export const saysDamage = (error: unknown): error is Error =>
  error instanceof Sqlite.SqliteError && damaged.some((code) => error.code.startsWith(code));

const firstLine = (text: unknown) => String(text).split('\n')[0] ?? '';

function findingIn(file: Sqlite.Database): string | undefined {
  const found = file.pragma('integrity_check(1)', { simple: true });
  if (found !== 'ok') return firstLine(found);
  // They are enforced with every write, so a row without the row it belongs to was lost by damage.
  const [orphan] = file.prepare('select "table" from pragma_foreign_key_check').pluck().all();
  return orphan === undefined ? undefined : `rows of ${orphan} belong to rows that are missing`;
}

/**
 * What is damaged in a file that should be a database of SQLite, in its words; `undefined` for one that is whole. Its folder has to
 * be writable.
 * @throws what says nothing about the file, such as a disk that is full
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

/** Names of the migrations that a database has taken. */
export function stepsIn(path: string): unknown[] {
  const file = new Sqlite(path, { fileMustExist: true });
  try {
    return file.prepare('select name from migrations').pluck().all();
  } finally {
    file.close();
  }
}

/** Whether a process has the database open: then its file must not be put aside. */
export function isOpenElsewhere(path: string): boolean {
  const file = new Sqlite(path, { fileMustExist: true, timeout: 0 });
  try {
    file.pragma('locking_mode = exclusive');
    file.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    // Nobody can use it: whoever restores a backup needs it out of the way.
    if (saysDamage(error)) return false;
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    file.close();
  }
}
