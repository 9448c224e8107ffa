import { emailKey } from '@banyan/api/internal';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { Tables } from './tables.ts';

/* What a feature keeps of people. Each has one `personal-data.ts` of this shape, and `people/` goes through them. */

/** A row as people read it: its columns in camel case, without those that only the program reads. */
export type PlainRow = Readonly<Record<string, unknown>>;

/** What became of one person in a feature. */
export interface Forgotten {
  /** How many of what, in words for who forgets: `stories` are removed. 0 is not said. */
  counts: Readonly<Record<string, number>>;
  /** Ids of the rows that are gone or emptied: letters about them go, too. */
  ids: readonly string[];
  /** Of what has to stay, and why: a whole sentence each. */
  kept?: readonly string[];
  /** Addresses of portraits whose files go when the transaction is over. */
  portraits?: readonly string[];
}

/** What is only kept for a time. */
export interface Retention {
  /** Which of the `KEEP_…` variables says for how long. */
  keep: KeptKind;
  /** What it is, in the plural: `messages`. */
  what: string;
  /** Ids of what is older than an instant, in no order. @param before ISO instant. @param most How many at most. */
  due: (database: Database | Transaction, before: string, most: number) => Promise<string[]>;
  /** Forgets those. */
  forget: (trx: Transaction, ids: readonly string[]) => Promise<void>;
}

/** What is kept for a time each of its own. */
export type KeptKind = 'messages' | 'rejectedRequests' | 'registrations' | 'failedGifts';

export interface PersonalTables {
  /** The tables that it answers for. */
  tables: readonly (keyof Tables)[];
  /** Everything it has with an email, by plain names. @param key The email as `emailKey` makes it. */
  export: (database: Database, key: string) => Promise<Readonly<Record<string, readonly PlainRow[]>>>;
  /** Removes it, or empties what has to stay. Of a person who is not in here it does nothing. */
  forget: (trx: Transaction, key: string, now: number) => Promise<Forgotten>;
  /**
   * Gives everything it has with an email to another address of the same person. Without it, it stays with the one it came with.
   * @param key As `emailKey` makes it.
   */
  move?: (trx: Transaction, key: string, to: Address, now: number) => Promise<void>;
  retentions: readonly Retention[];
}

/** An email, as it is written to and as it is compared. */
interface Address {
  email: string;
  key: string;
}

/** Ids of those rows that bear an email: engines differ in what they take for a capital, so it is compared here. */
export const idsWithEmail = (rows: readonly { id: string; email: string | null }[], key: string): string[] =>
  rows.filter(({ email }) => email !== null && emailKey(email) === key).map(({ id }) => id);

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, message: string) => message.toUpperCase());

/**
 * A row for an export.
 * @param without Columns that are made of others, that only the program reads, or that name a volunteer.
 * @param yesOrNo Columns that are 1 or 0.
 */
export const plainRow = (
  row: object,
  without: readonly string[],
  yesOrNo: readonly string[] = [],
): PlainRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !without.includes(column))
      .map(([column, value]) => [camelCase(column), yesOrNo.includes(column) ? value === 1 : value]),
  );

/** What was turned down, of a table that has the columns of a decision. */
export const turnedDown =
  (table: string): Retention['due'] =>
  async (database, before, most) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where status = 'rejected' and decided_at < ${before}
      limit ${most}`.execute(database);
    return rows.map(({ id }) => id);
  };
