import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { keepSetting, settingNumber, settingsOf } from '../../settings/settings.ts';

/*
 * What a file brings has the next number. The settings say from which number to which graduates are read, so that a file comes in bit
 * by bit and is read at once, and a roll that is replaced is read whole until then.
 */

const keys = { from: 'graduates from', to: 'graduates to', since: 'graduates since' } as const;

const [from, to] = [settingNumber(keys.from), settingNumber(keys.to)];

/** For which rows of `graduates` it holds that they stand on the roll. */
export const graduateMatch: RawBuilder<boolean> = sql<boolean>`(graduates.roll between ${from} and ${to})`;

/** The others: of a file that is under way or died, or of a roll that was replaced. */
export const unmatched: RawBuilder<boolean> = sql<boolean>`(graduates.roll < ${from} or graduates.roll > ${to})`;

/** The numbers that are read; none when the first is the greater one. */
export async function importNumbers(
  database: Database | Transaction,
): Promise<{ from: number; to: number; since: string }> {
  const noted = await settingsOf(database, Object.values(keys));
  const numberOf = (key: string) => Number(noted.get(key) ?? 0);
  return { from: numberOf(keys.from), to: numberOf(keys.to), since: noted.get(keys.since) ?? '' };
}

/** Has other numbers read from now on. @param at ISO */
export async function keepImportNumbers(
  trx: Transaction,
  numbers: { from: number; to: number },
  at: string,
): Promise<void> {
  await keepSetting(trx, keys.from, String(numbers.from));
  await keepSetting(trx, keys.to, String(numbers.to));
  await keepSetting(trx, keys.since, at);
}

/** Whether there is a roll to compare with. */
export async function hasImport(database: Database): Promise<boolean> {
  const { from, to } = await importNumbers(database);
  return to > 0 && from <= to;
}

/** How many stand on the roll, and since when it is as it is (ISO); `null` where there is none. */
export async function importStanding(database: Database): Promise<{ many: number; since: string } | null> {
  const { from, to, since } = await importNumbers(database);
  if (to === 0 || from > to) return null;
  const { many } = await database
    .selectFrom('graduates')
    .select(({ fn }) => fn.countAll().as('many'))
    .where(graduateMatch)
    .executeTakeFirstOrThrow();
  return { many: Number(many), since };
}
