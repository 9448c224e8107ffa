import { sql } from 'kysely';
import type { Database, Transaction } from '../../database.ts';
import type { DirectoryIndex } from '../../engine.ts';

const word = (text: string) => `"${text}"`;

async function changes(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(trx);
  return rows[0]?.changes ?? 0;
}

/** Directory index in an FTS5 table, whose row ids are the positions. */
export const sqliteDirectory = (database: Database): DirectoryIndex => {
  const matching = (expression: string) => sql<{ position: number }>`
    select rowid as position from directory where directory match ${expression}`;
  return {
    word,
    beginning: (text) => `${word(text)}*`,
    all: (expressions) => expressions.map((expression) => `(${expression})`).join(' AND '),
    any: (expressions) => expressions.join(' OR '),
    without: (wide, narrow) => `(${wide}) NOT (${narrow})`,
    matching,
    async page(expression, limit, offset) {
      const { rows } = await sql<{ position: number }>`
        ${matching(expression)} order by rowid limit ${limit} offset ${offset}`.execute(database);
      return rows.map(({ position }) => position);
    },
    async count(expression) {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from directory where directory match ${expression}`.execute(database);
      return rows[0]?.total ?? 0;
    },
    async has(trx, expression) {
      const { rows } = await sql`${matching(expression)} limit 1`.execute(trx);
      return rows.length > 0;
    },
    async add(trx, entries) {
      const rows = entries.map(({ position, words }) => sql`(${position}, ${words.join(' ')})`);
      await sql`insert into directory (rowid, words) values ${sql.join(rows)}`.execute(trx);
    },
    async remove(trx, positions) {
      if (positions.length > 0)
        await sql`delete from directory where rowid in (${sql.join(positions)})`.execute(trx);
    },
    async clear(trx) {
      await sql`delete from directory`.execute(trx);
    },
    async merge(trx, most, begins) {
      // FTS5 builds a tree per transaction. A negative number moves all trees to one level, so that they can be merged.
      const before = await changes(trx);
      const pages = begins ? -most : most;
      await sql`insert into directory (directory, rank) values ('merge', ${pages})`.execute(trx);
      return (await changes(trx)) - before > 1;
    },
  };
};
