import type { Database, Transaction } from '../database/database.ts';
import { noteOnce, settingsOf } from './settings.ts';

const removedKey = 'samples.removed';
const addedKey = 'samples';

/** Notes that the sample content comes in. `false` when it, or other content, was here before. */
export const noteSamples = (trx: Transaction, now: number): Promise<boolean> =>
  noteOnce(trx, addedKey, new Date(now).toISOString());

/** Notes that it was taken out. */
export const noteSamplesRemoved = (trx: Transaction, now: number): Promise<boolean> =>
  noteOnce(trx, removedKey, new Date(now).toISOString());

/** Whether there is still something of it. What people had to do with stays when it is taken out, and counts as theirs. */
export async function hasSamples(database: Database): Promise<boolean> {
  const noted = await settingsOf(database, [addedKey, removedKey]);
  return noted.has(addedKey) && !noted.has(removedKey);
}
