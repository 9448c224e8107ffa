import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What every query is written against. Only what lies in `engines` knows which engine is behind it; see `engine.ts`. */
export type Database = Kysely<Tables>;

/** The same, inside a transaction. */
export type Writing = Transaction<Tables>;
