import { holdMinutes } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { keepSetting, setting } from './settings.ts';

/** Delay of the email about a decision, in minutes. */
export type HoldMinutes = (typeof holdMinutes)[number];

const key = 'office.hold-minutes';
/** Long enough to notice a mistake, and too short for the recipient to wonder where the email is. */
const usual: HoldMinutes = 5;

/** Delay of the email about a decision in the Office, in minutes. @default 5 */
export async function holdMinutesFrom(database: Database | Transaction): Promise<HoldMinutes> {
  const kept = await setting(database, key);
  return holdMinutes.find((minutes) => String(minutes) === kept) ?? usual;
}

/** Delay of the email about a decision in the Office, in milliseconds. */
export const holdMsFrom = async (database: Database | Transaction): Promise<number> =>
  (await holdMinutesFrom(database)) * 60_000;

export const keepHoldMinutes = (database: Database | Transaction, minutes: HoldMinutes): Promise<void> =>
  keepSetting(database, key, String(minutes));
