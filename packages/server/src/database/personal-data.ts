import { emailKey } from '@banyan/api/internal';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { Tables } from './tables.ts';

/* Personal data of each feature. Every feature has a `personal-data.ts` of this shape, and `people/` uses all of them. */

/** A row for an export: its columns in camel case, without the internal ones. */
export type PlainRow = Readonly<Record<string, unknown>>;

/** Result of erasing one person's data in a feature. */
export interface Forgotten {
  /** Number of erased rows by name, such as `stories`, for the volunteer. 0 is not shown. */
  counts: Readonly<Record<string, number>>;
  /** Ids of the erased or emptied rows. Emails about them are deleted, too. */
  ids: readonly string[];
  /** Reasons why some data is kept, each a whole sentence. */
  kept?: readonly string[];
  /** Addresses of portraits whose files are deleted after the transaction. */
  portraits?: readonly string[];
}

/** A kind of data that is only kept for a limited time. */
export interface Retention {
  /** Name of the `KEEP_…` variable with the retention time. */
  keep: KeptKind;
  /** Name of the data in the plural: `messages`. */
  what: string;
  /** Returns the ids of rows that are older than a time, in no order. @param before ISO time. @param most Maximum number of ids. */
  due: (database: Database | Transaction, before: string, most: number) => Promise<string[]>;
  /** Erases the rows. */
  forget: (trx: Transaction, ids: readonly string[]) => Promise<void>;
}

/** Kinds of data with their own retention time. */
export type KeptKind = 'messages' | 'rejectedRequests' | 'registrations' | 'failedGifts';

export interface PersonalTables {
  /** Tables that this feature is responsible for. */
  tables: readonly (keyof Tables)[];
  /** Exports all data for an email, under plain names. @param key The email as `emailKey` makes it. */
  export: (database: Database, key: string) => Promise<Readonly<Record<string, readonly PlainRow[]>>>;
  /** Deletes the person's data, or empties rows that have to stay. Does nothing for an unknown person. */
  forget: (trx: Transaction, key: string, now: number) => Promise<Forgotten>;
  /**
   * Moves all data of an email to another address of the same person. Without this function the data keeps its email.
   * @param key As `emailKey` makes it.
   */
  move?: (trx: Transaction, key: string, to: Address, now: number) => Promise<void>;
  retentions: readonly Retention[];
}

/** An email address, as it is written to and as it is compared. */
interface Address {
  email: string;
  key: string;
}

/** Ids of the rows with an email. The comparison is done here because the engines convert letter case differently. */
export const idsWithEmail = (rows: readonly { id: string; email: string | null }[], key: string): string[] =>
  rows.filter(({ email }) => email !== null && emailKey(email) === key).map(({ id }) => id);

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, message: string) => message.toUpperCase());

/**
 * Converts a row for an export.
 * @param without Columns to leave out: derived or internal ones, and those that name a volunteer.
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

/** Finds the declined rows of a table that has the columns of a decision. */
export const turnedDown =
  (table: string): Retention['due'] =>
  async (database, before, most) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where status = 'rejected' and decided_at < ${before}
      limit ${most}`.execute(database);
    return rows.map(({ id }) => id);
  };
