import { cleanCode } from '@banyan/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** What a volunteer decided, as it is written down with the row. */
export interface Decision {
  action: 'approve' | 'reject';
  who: string;
  /** Empty for none. */
  reason: string;
}

/** Something that was sent in, as far as it is counted, listed and found: of few columns, so that many can be read. */
export interface InShort<Kind extends string = string> {
  kind: Kind;
  id: string;
  reference: string | null;
  status: string;
  /** A person's name, or its own title. */
  title: string;
  created_at: string;
  /** Where its person lives, as they typed it; `null` for what is of no state. */
  state: string | null;
  /** The site it was sent from, an origin; `null` for our own. */
  sent_from: string | null;
}

interface DecidedTable<Row> {
  table: string;
  /** Columns of {@link InShort} that are made of others. @default `null` for the two of the place */
  short: { title: RawBuilder<unknown>; state?: RawBuilder<unknown>; sentFrom?: RawBuilder<unknown> };
  /** What the `status` of a row says that waits for a decision. */
  pendingStatus: string;
  approvedStatus: string;
  /** The column that says since when it can be seen; absent where nothing is shown of it. */
  shownSince?: string;
  /** Reads the rows for which a condition holds. */
  rows: (database: Database | Transaction, condition: RawBuilder<boolean>) => Promise<Row[]>;
}

/** Something that a volunteer has decided about. */
export interface Settled {
  kind: string;
  id: string;
  decided_at: string;
  decided_by: string;
}

/** How the rows of one table are decided about. Made by the feature that owns the table, used by `review/`. */
export interface Decisions<Row> {
  pendingStatus: string;
  approvedStatus: string;
  /** What waits for a decision, in no order. */
  pending: (database: Database | Transaction) => Promise<Row[]>;
  /** Everything of that id or reference, whatever the case. A person can be there several times. */
  byIdOrReference: (database: Database | Transaction, name: string) => Promise<Row[]>;
  /** A `select` of those for which a condition holds, for a list over several tables. @param condition By their columns. */
  inShort: (kind: string, condition: RawBuilder<boolean>) => RawBuilder<InShort>;
  /** Those of some ids, of which there is one at least, in no order. */
  byIds: (database: Database, ids: readonly string[]) => Promise<Row[]>;
  /**
   * Kind, id, time and name of each decision of a volunteer, in no order: a `select` for a list over several tables.
   * @param condition Which rows, by their columns.
   */
  settled: (kind: string, condition: RawBuilder<boolean>) => RawBuilder<Settled>;
  /** Writes a decision down. `false`, and nothing changes, when the row does not wait any more. */
  decide: (trx: Transaction, id: string, decision: Decision, now: number) => Promise<boolean>;
  /** Lets a row wait again; what could be seen of it cannot any more. */
  takeBack: (trx: Transaction, id: string) => Promise<void>;
}

const nothing = sql`cast(null as text)`;

/** The decisions about one table that has the columns `status`, `decided_at`, `decided_by` and `reason`. */
export function decisionsOf<Row>(decided: DecidedTable<Row>): Decisions<Row> {
  const { pendingStatus, approvedStatus, short, shownSince, rows } = decided;
  const table = sql.table(decided.table);
  const shown = (value: string | null) =>
    shownSince === undefined ? sql`` : sql`, ${sql.ref(shownSince)} = ${value}`;
  return {
    pendingStatus,
    approvedStatus,
    pending: (database) => rows(database, sql<boolean>`status = ${pendingStatus}`),
    byIdOrReference(database, name) {
      const typed = cleanCode(name);
      const capitals = typed.toUpperCase();
      return rows(database, sql<boolean>`(id in (${typed}, ${capitals}) or reference = ${capitals})`);
    },
    inShort: (kind, condition) => sql<InShort>`
      select ${sql.lit(kind)} as kind, id, reference, status, ${short.title} as title, created_at,
        ${short.state ?? nothing} as state, ${short.sentFrom ?? nothing} as sent_from
      from ${table} where ${condition}`,
    byIds: (database, ids) => rows(database, sql`id in (${sql.join(ids)})`),
    settled: (kind, condition) => sql<Settled>`
      select ${sql.lit(kind)} as kind, id, decided_at, decided_by from ${table}
      where decided_at is not null and decided_by <> 'samples' and (${condition})`,
    async decide(trx, id, { action, who, reason }, now) {
      const at = new Date(now).toISOString();
      const approved = action === 'approve';
      const { numAffectedRows } = await sql`
        update ${table} set status = ${approved ? approvedStatus : 'rejected'}, decided_at = ${at},
          decided_by = ${who}, reason = ${reason || null} ${approved ? shown(at) : sql``}
        where id = ${id} and status = ${pendingStatus}`.execute(trx);
      return numAffectedRows === 1n;
    },
    async takeBack(trx, id) {
      await sql`
        update ${table} set status = ${pendingStatus}, decided_at = null, decided_by = null, reason = null ${shown(null)}
        where id = ${id}`.execute(trx);
    },
  };
}
