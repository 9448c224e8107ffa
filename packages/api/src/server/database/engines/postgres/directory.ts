import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import type { DirectoryIndex } from '../../engine.ts';

const word = (text: string) => `'${text}'`;

/** The directory in a table of `tsvector` with a GIN index. The words are ours already: no dictionary of the server's touches them. */
export const postgresDirectory = (database: Database): DirectoryIndex => {
  const matching = (expression: string) => sql<{ position: number }>`
    select position from directory where words @@ ${expression}::tsquery`;
  return {
    word,
    beginning: (text) => `${word(text)}:*`,
    all: (expressions) => expressions.map((expression) => `(${expression})`).join(' & '),
    any: (expressions) => expressions.join(' | '),
    without: (wide, narrow) => `(${wide}) & !(${narrow})`,
    matching,
    async page(expression, limit, offset) {
      // Matches first, then their order: told to stop after some, the planner would walk all positions for rare words.
      const { rows } = await sql<{ position: number }>`
        with found as materialized (${matching(expression)})
        select position from found order by position limit ${limit} offset ${offset}`.execute(database);
      return rows.map(({ position }) => position);
    },
    async count(expression) {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from directory where words @@ ${expression}::tsquery`.execute(database);
      return rows[0]?.total ?? 0;
    },
    async has(writing, expression) {
      const { rows } = await sql`${matching(expression)} limit 1`.execute(writing);
      return rows.length > 0;
    },
    async add(writing, entries) {
      const rows = entries.map(
        ({ position, words }) => sql`(${position}::bigint, array_to_tsvector(${words}::text[]))`,
      );
      await sql`insert into directory (position, words) values ${sql.join(rows)}`.execute(writing);
    },
    async remove(writing, positions) {
      if (positions.length > 0)
        await sql`delete from directory where position in (${sql.join(positions)})`.execute(writing);
    },
    async clear(writing) {
      await sql`delete from directory`.execute(writing);
    },
    // Its index does that by itself.
    merge: async () => false,
  };
};
