import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isStaffed } from './volunteers.ts';

/** Where volunteers work, without a slash at the end; `undefined` as long as nobody works in an Office, and all is typed. */
export const officeAddress = async (
  { office, publicOrigin }: ServerConfig,
  database: Database | Transaction,
): Promise<string | undefined> =>
  office && (await isStaffed(database)) ? `${publicOrigin}/office` : undefined;
