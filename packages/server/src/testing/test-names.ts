import { basename } from 'node:path';

/** How the directories of tests begin. */
export const ours = 'banyan-';

/** How the name of the database begins that belongs to a data directory of tests. */
export const nameOf = (directory: string): string => `banyan_${basename(directory).replace(/\W/g, '_')}_`;
