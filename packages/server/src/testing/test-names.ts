import { basename } from 'node:path';

/** Prefix of the names of test directories. */
export const ours = 'banyan-';

/** Prefix of the name of the database for a test's data directory. */
export const nameOf = (directory: string): string => `banyan_${basename(directory).replace(/\W/g, '_')}_`;
