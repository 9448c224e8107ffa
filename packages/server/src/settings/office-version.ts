import type { Database, Transaction } from '../database/database.ts';
import { keepSetting, setting } from './settings.ts';

const key = 'office.version';

/** Number of changes to the admin settings. */
export const settingsVersion = async (database: Database | Transaction): Promise<number> =>
  Number((await setting(database, key)) ?? 0);

/** Counts one more change. @param version Version that was read. @returns `false` if it has changed since */
export async function nextSettingsVersion(trx: Transaction, version: number): Promise<boolean> {
  if ((await settingsVersion(trx)) !== version) return false;
  await keepSetting(trx, key, String(version + 1));
  return true;
}
