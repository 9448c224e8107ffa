import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What every query is written against. Only what lies in `engines` knows which engine is behind it; see `engine.ts`. */
export type Database = Kysely<Tables>;

/** The same, inside a transaction. */
export type Transaction = KyselyTransaction<Tables>;
