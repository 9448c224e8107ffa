import { holdMinutes } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { keepSetting, setting } from './settings.ts';

/** For how long the letter about a decision may be held, in minutes. */
export type HoldMinutes = (typeof holdMinutes)[number];

const key = 'office.hold-minutes';
/** Long enough to notice a slip, and too short for anybody to wonder where their letter is. */
const usual: HoldMinutes = 5;

/** For how many minutes the letter about a decision in the Office is held. @default 5 */
export async function holdMinutesFrom(database: Database | Transaction): Promise<HoldMinutes> {
  const kept = await setting(database, key);
  return holdMinutes.find((minutes) => String(minutes) === kept) ?? usual;
}

/** The same in milliseconds. */
export const holdMsFrom = async (database: Database | Transaction): Promise<number> =>
  (await holdMinutesFrom(database)) * 60_000;

export const keepHoldMinutes = (database: Database | Transaction, minutes: HoldMinutes): Promise<void> =>
  keepSetting(database, key, String(minutes));
