import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isStaffed } from './volunteers.ts';

/**
 * Returns the address of the Office, without a slash at the end; `undefined` while there are no volunteers, and the command line is
 * used.
 */
export const officeAddress = async (
  { office, publicOrigin }: ServerConfig,
  database: Database | Transaction,
): Promise<string | undefined> =>
  office && (await isStaffed(database)) ? `${publicOrigin}/office` : undefined;
