import { cleanCode } from '@banyan/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** A volunteer's decision, as it is stored with the row. */
export interface Decision {
  action: 'approve' | 'reject';
  who: string;
  /** Empty if no reason was given. */
  reason: string;
}

/** Summary of a submission, to count, list and find it. It has few columns, so that many can be read at once. */
export interface InShort<Kind extends string = string> {
  kind: Kind;
  id: string;
  reference: string | null;
  status: string;
  /** Name of the person, or the submission's own title. */
  title: string;
  created_at: string;
  /** State in which the person lives, as they typed it; `null` if the submission has no state. */
  state: string | null;
  /** Origin of the site that it was sent from; `null` for this site. */
  sent_from: string | null;
}

interface DecidedTable<Row> {
  table: string;
  /** SQL of the columns of {@link InShort} that are computed from other columns. @default `null` for `state` and `sentFrom` */
  short: { title: RawBuilder<unknown>; state?: RawBuilder<unknown>; sentFrom?: RawBuilder<unknown> };
  /** Value of `status` while a row is pending. */
  pendingStatus: string;
  approvedStatus: string;
  /** Column with the time since when the row is public; absent if rows are never public. */
  shownSince?: string;
  /** Reads the rows that meet a condition. */
  rows: (database: Database | Transaction, condition: RawBuilder<boolean>) => Promise<Row[]>;
}

/** A submission that a volunteer decided on. */
export interface Settled {
  kind: string;
  id: string;
  decided_at: string;
  decided_by: string;
}

/** Operations for decisions on the rows of one table. The feature that owns the table implements them, and `review/` uses them. */
export interface Decisions<Row> {
  pendingStatus: string;
  approvedStatus: string;
  /** Pending rows, in no order. */
  pending: (database: Database | Transaction) => Promise<Row[]>;
  /** Rows with this id or reference, in any letter case. One person can have several. */
  byIdOrReference: (database: Database | Transaction, name: string) => Promise<Row[]>;
  /** A `select` of the rows that meet a condition, for a list over several tables. @param condition A condition on their columns. */
  inShort: (kind: string, condition: RawBuilder<boolean>) => RawBuilder<InShort>;
  /** Rows with the given ids, in no order. At least one id is required. */
  byIds: (database: Database, ids: readonly string[]) => Promise<Row[]>;
  /**
   * A `select` of the kind, id, time and name of each decision, in no order, for a list over several tables.
   * @param condition A condition on the columns of the rows.
   */
  settled: (kind: string, condition: RawBuilder<boolean>) => RawBuilder<Settled>;
  /** Stores a decision. Returns `false` and changes nothing if the row is no longer pending. */
  decide: (trx: Transaction, id: string, decision: Decision, now: number) => Promise<boolean>;
  /** Sets a row back to pending, and hides it if it was public. */
  takeBack: (trx: Transaction, id: string) => Promise<void>;
}

const nothing = sql`cast(null as text)`;

/** Returns the operations for a table that has the columns `status`, `decided_at`, `decided_by` and `reason`. */
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
