import type { Database, Transaction } from '../database/database.ts';
import { keepSetting, setting } from './settings.ts';

const key = 'office.version';

/** How often admins have changed what they decide for all. */
export const settingsVersion = async (database: Database | Transaction): Promise<number> =>
  Number((await setting(database, key)) ?? 0);

/** Counts one more change. @param version The one that was read. @returns `false` when it has changed since */
export async function nextSettingsVersion(trx: Transaction, version: number): Promise<boolean> {
  if ((await settingsVersion(trx)) !== version) return false;
  await keepSetting(trx, key, String(version + 1));
  return true;
}
