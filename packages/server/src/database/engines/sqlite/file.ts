import { join } from 'node:path';

/** Path of the database file inside the data directory. */
export const databaseFile = (dataDir: string) => join(dataDir, 'banyan.db');

/** Advice for a damaged database. */
export const afterDamage =
  'Stop the site and put the newest backup back: banyan restore FOLDER --replace. It keeps what is there now beside it.';
