/** The index of the directory, in place of SQLite's table of FTS5. */
const directory = [
  'create table directory (position bigint primary key, words tsvector not null)',
  'create index directory_index on directory using gin (words)',
];

/**
 * A migration's statement in PostgreSQL's words. Its `integer` has 4 bytes, too few for milliseconds and positions; its
 * texts are compared as a language would have it, where the program relies on their bytes.
 */
export function toPostgres(statement: string): readonly string[] {
  if (/^create virtual table directory using fts5\(/.test(statement)) return directory;
  // A trigger there is a function in a language of its own; what ours keep from happening, nothing of ours does.
  if (/^create trigger /.test(statement)) return [];
  return [
    statement
      .replace(/\binteger\b/g, 'bigint')
      .replace(/\btext\b/g, 'text collate "C"')
      .replace(/, without rowid$/, ''),
  ];
}
