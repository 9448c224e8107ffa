import type Sqlite from 'better-sqlite3';

/** Several times what the product says. Past it, after many lists of varying length, it starts anew. */
const most = 500;

/**
 * Keeps statements prepared by their text, so that SQLite reads and plans each once and not at every call. A changed
 * table does no harm: SQLite prepares anew by itself.
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
