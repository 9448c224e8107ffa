import type Sqlite from 'better-sqlite3';

/** Several times the number of statements in the product. Lists of varying length add more; past this limit the cache is cleared. */
const most = 500;

/**
 * Caches prepared statements by their text, so that SQLite parses and plans each only once. A changed table does no harm: SQLite
 * prepares again by itself.
 */
export function keepingStatements(file: Sqlite.Database) {
  const kept = new Map<string, Sqlite.Statement<unknown[]>>();
  return {
    prepare(text: string): Sqlite.Statement<unknown[]> {
      const known = kept.get(text);
      if (known) return known;
      const statement = file.prepare<unknown[]>(text);
      if (kept.size === most) kept.clear();
      kept.set(text, statement);
      return statement;
    },
    close: () => void file.close(),
  };
}
