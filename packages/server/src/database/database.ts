import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database that every query uses. Only the code in `engines` knows which engine is behind it; see `engine.ts`. */
export type Database = Kysely<Tables>;

/** A database transaction. */
export type Transaction = KyselyTransaction<Tables>;
