/** The directory index, which replaces SQLite's FTS5 table. */
const directory = [
  'create table directory (position bigint primary key, words tsvector not null)',
  'create index directory_index on directory using gin (words)',
];

/**
 * Translates a migration statement to PostgreSQL. Its `integer` has only 4 bytes, too few for milliseconds and positions. Its texts
 * sort by language by default, but the program relies on byte order.
 */
export function toPostgres(statement: string): readonly string[] {
  if (/^create virtual table directory using fts5\(/.test(statement)) return directory;
  // PostgreSQL triggers need a function in another language. The program never makes the changes that our triggers forbid.
  if (/^create trigger /.test(statement)) return [];
  return [
    statement
      .replace(/\binteger\b/g, 'bigint')
      .replace(/\btext\b/g, 'text collate "C"')
      .replace(/, without rowid$/, ''),
  ];
}
