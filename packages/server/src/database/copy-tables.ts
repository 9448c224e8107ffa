import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** A table with user content, and its columns in order. */
interface KeptTable {
  name: string;
  columns: readonly string[];
  /** Columns of the primary key. */
  key: readonly string[];
}

/** Number of rows in a table, and a checksum of their content that does not depend on their order. */
export interface TableContent {
  name: string;
  rows: number;
  sum: bigint;
}

/** Rows read in one query. */
const page = 10_000;

/** Values in one insert statement, well below the limits of both engines. */
const most = 20_000;

/** Tables that every database fills by itself, and tables derived from the members. */
const isDerived = (name: string) =>
  /^(migrations|migration_checksums|settings)$/.test(name) || name.startsWith('directory');
const derivedColumns: readonly string[] = ['position', 'sort_name'];

/**
 * Returns the tables that a move to another database copies, each after the tables that it refers to. `settings` is not copied.
 * @param database A SQLite database: it lists its tables in the order of their creation.
 */
export async function keptTables(database: Database): Promise<KeptTable[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' order by rowid`.execute(database);
  const kept = rows.filter(({ name }) => !isDerived(name));
  return Promise.all(
    kept.map(async ({ name }) => {
      const { rows: columns } = await sql<{ name: string; pk: number }>`
        select name, pk from pragma_table_info(${name})`.execute(database);
      const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
      return { name, columns: columns.map((column) => column.name), key: key.map((column) => column.name) };
    }),
  );
}

/** Returns the tables and columns that a database lacks, such as `moods` or `members.mood`, because its schema is older. */
export async function placesMissing(database: Database, kept: readonly KeptTable[]): Promise<string[]> {
  const tables = new Map((await database.introspection.getTables()).map((table) => [table.name, table]));
  return kept.flatMap(({ name, columns }) => {
    const there = tables.get(name)?.columns.map((column) => column.name);
    if (!there) return [name];
    return columns.filter((column) => !there.includes(column)).map((column) => `${name}.${column}`);
  });
}

type Row = Readonly<Record<string, unknown>>;

/** Yields all rows in the order of the primary key. Keyset pagination: a page costs the same however many pages came before it. */
async function* pagesOf(database: Database | Transaction, { name, key }: KeptTable): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${page}`.execute(database);
    if (rows.length > 0) yield rows;
    const last = rows.length < page ? undefined : rows.at(-1);
    if (!last) return;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** Counts the rows of the tables and computes their checksums, to compare two databases. */
export async function contentsOf(
  database: Database | Transaction,
  tables: readonly KeptTable[],
): Promise<TableContent[]> {
  const contents: TableContent[] = [];
  for (const table of tables) {
    const compared = table.columns.filter(
      (column) => table.name !== 'members' || !derivedColumns.includes(column),
    );
    let rows = 0;
    let sum = 0n;
    for await (const some of pagesOf(database, table)) {
      rows += some.length;
      for (const row of some) {
        const text = JSON.stringify(compared.map((column) => row[column]));
        const digest = createHash('sha256').update(text).digest();
        sum = BigInt.asUintN(64, sum + digest.readBigUInt64BE());
      }
    }
    contents.push({ name: table.name, rows, sum });
  }
  return contents;
}

async function insertRows(
  trx: Transaction,
  { name, columns }: KeptTable,
  rows: readonly Row[],
): Promise<void> {
  const size = Math.floor(most / columns.length);
  for (let start = 0; start < rows.length; start += size) {
    const values = rows
      .slice(start, start + size)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(trx);
  }
}

/** Replaces the content of the tables of one database with the content of another database. */
export async function copyTables(
  from: Database,
  trx: Transaction,
  tables: readonly KeptTable[],
): Promise<void> {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
  for (const table of tables)
    for await (const rows of pagesOf(from, table)) await insertRows(trx, table, rows);
}
