import Sqlite from 'better-sqlite3';

/** Whether a file is a database of SQLite in which nothing is damaged. Its folder has to be writable. */
export function isWholeDatabase(path: string): boolean {
  try {
    const file = new Sqlite(path, { fileMustExist: true });
    try {
      return file.pragma('integrity_check', { simple: true }) === 'ok';
    } finally {
      file.close();
    }
  } catch {
    return false;
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
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    file.close();
  }
}
