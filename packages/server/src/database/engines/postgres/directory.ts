import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import type { DirectoryIndex } from '../../engine.ts';

const word = (text: string) => `'${text}'`;

/** A prefix of one or two letters, as {@link postgresDirectory} writes it. */
const shortBeginning = /'[^']{1,2}':\*/;

/** Number of first positions that are scanned for words that nearly everybody has. Takes a few milliseconds. */
const firstFew = 5_000;

/**
 * Directory index in a table of `tsvector` with a GIN index. The words are already normalized, so no dictionary of the server is
 * used.
 */
export const postgresDirectory = (database: Database): DirectoryIndex => {
  const matching = (expression: string) => sql<{ position: number }>`
    select position from directory where words @@ ${expression}::tsquery`;
  const amongFirst = async (expression: string, limit: number, offset: number) => {
    const { rows } = await sql<{ position: number }>`
      select position from (select position, words from directory order by position limit ${firstFew}) as first
      where words @@ ${expression}::tsquery order by position limit ${limit} offset ${offset}`.execute(
      database,
    );
    return rows.map(({ position }) => position);
  };
  return {
    word,
    beginning: (text) => `${word(text)}:*`,
    all: (expressions) => expressions.map((expression) => `(${expression})`).join(' & '),
    any: (expressions) => expressions.join(' | '),
    without: (wide, narrow) => `(${wide}) & !(${narrow})`,
    matching,
    async page(expression, limit, offset) {
      if (shortBeginning.test(expression)) {
        const positions = await amongFirst(expression, limit, offset);
        if (positions.length === limit) return positions;
      }
      // Finds the matches before it sorts them: with a limit, the planner would walk all positions for rare words.
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
    async has(trx, expression) {
      const { rows } = await sql`${matching(expression)} limit 1`.execute(trx);
      return rows.length > 0;
    },
    async add(trx, entries) {
      const rows = entries.map(
        ({ position, words }) => sql`(${position}::bigint, array_to_tsvector(${words}::text[]))`,
      );
      await sql`insert into directory (position, words) values ${sql.join(rows)}`.execute(trx);
    },
    async remove(trx, positions) {
      if (positions.length > 0)
        await sql`delete from directory where position in (${sql.join(positions)})`.execute(trx);
    },
    async clear(trx) {
      await sql`delete from directory`.execute(trx);
    },
    // The GIN index merges by itself.
    merge: async () => false,
  };
};
