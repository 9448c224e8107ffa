import type { Database, Transaction } from '../database/database.ts';
import { noteOnce, setting, settingsOf } from './settings.ts';

const removedKey = 'samples.removed';
const addedKey = 'samples';

/** Records that the sample content is added. `false` if there is, or was, content before. */
export const noteSamples = (trx: Transaction, now: number): Promise<boolean> =>
  noteOnce(trx, addedKey, new Date(now).toISOString());

/** Records that the sample content was removed. */
export const noteSamplesRemoved = (trx: Transaction, now: number): Promise<boolean> =>
  noteOnce(trx, removedKey, new Date(now).toISOString());

/** True if the sample content was ever added, or there was content before. */
export const wereSamplesNoted = async (database: Database): Promise<boolean> =>
  (await setting(database, addedKey)) !== undefined;

/** True if sample content is left. Samples that people have used stay after the removal and no longer count as samples. */
export async function hasSamples(database: Database): Promise<boolean> {
  const noted = await settingsOf(database, [addedKey, removedKey]);
  return noted.has(addedKey) && !noted.has(removedKey);
}
