import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * What every query is written against. Only `sqlite.ts` (opening, backup) and the table suffix of the migrations know
 * which engine is behind it.
 */
export type Database = Kysely<Tables>;

/** The same, inside a transaction. */
export type Writing = Transaction<Tables>;
