import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { keepSetting, settingNumber, settingsOf } from '../../settings/settings.ts';

/*
 * Each imported file gets the next number, and the settings name the first and last number that are read. So a file is written in
 * portions and appears at once, and a register that is being replaced stays complete until then.
 */

const keys = { from: 'graduates from', to: 'graduates to', since: 'graduates since' } as const;

const [from, to] = [settingNumber(keys.from), settingNumber(keys.to)];

/** Condition on rows of `graduates`: they belong to the current alumni register. */
export const inRegister: RawBuilder<boolean> = sql<boolean>`(graduates.roll between ${from} and ${to})`;

/** Condition on the other rows of `graduates`: a file that is being imported or failed, or a register that was replaced. */
export const outsideRegister: RawBuilder<boolean> = sql<boolean>`(graduates.roll < ${from} or graduates.roll > ${to})`;

/** First and last number that are read; no register if the first is greater than the last. */
export async function importNumbers(
  database: Database | Transaction,
): Promise<{ from: number; to: number; since: string }> {
  const noted = await settingsOf(database, Object.values(keys));
  const numberOf = (key: string) => Number(noted.get(key) ?? 0);
  return { from: numberOf(keys.from), to: numberOf(keys.to), since: noted.get(keys.since) ?? '' };
}

/** Sets the numbers that are read. @param at ISO instant */
export async function keepImportNumbers(
  trx: Transaction,
  numbers: { from: number; to: number },
  at: string,
): Promise<void> {
  await keepSetting(trx, keys.from, String(numbers.from));
  await keepSetting(trx, keys.to, String(numbers.to));
  await keepSetting(trx, keys.since, at);
}

/** True if there is an alumni register to compare with. */
export async function hasImport(database: Database): Promise<boolean> {
  const { from, to } = await importNumbers(database);
  return to > 0 && from <= to;
}

/** Number of graduates in the register and the ISO instant of its last change; `null` if there is none. */
export async function registerStatus(database: Database): Promise<{ many: number; since: string } | null> {
  const { from, to, since } = await importNumbers(database);
  if (to === 0 || from > to) return null;
  const { many } = await database
    .selectFrom('graduates')
    .select(({ fn }) => fn.countAll().as('many'))
    .where(inRegister)
    .executeTakeFirstOrThrow();
  return { many: Number(many), since };
}
