import { join } from 'node:path';

/** The database file inside the data directory. */
export const databaseFile = (dataDir: string) => join(dataDir, 'banyan.db');
