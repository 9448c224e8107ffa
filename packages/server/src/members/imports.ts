import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { changedKey } from '../settings/changed.ts';
import { leaseKey } from '../settings/lease.ts';
import { keepSetting, setting, settingNumber, settingsOf } from '../settings/settings.ts';

/*
 * Every import has the next number, which is stored with its members and their spellings. A setting holds the last number that is
 * shown. So an import is written in portions that nobody reads, and changing the setting shows all of it.
 */

const key = 'imports';

/** Condition on rows of `directory_words` or on listed members: everybody may read them. */
export const isShown: RawBuilder<boolean> = sql<boolean>`imported <= ${settingNumber(key)}`;

/** Condition on members: they are shown, and not merged into another entry. */
export const isHere: RawBuilder<boolean> = sql<boolean>`(${isShown} and merged_into is null)`;

/** Condition on rows of an import that is running or died. The first half lets the database use the partial index. */
export const isStaged: RawBuilder<boolean> = sql<boolean>`(imported > 0 and imported = ${settingNumber(key)} + 1)`;

/** Number of the next import, whether or not it has begun. */
export const nextImport = async (database: Database | Transaction): Promise<number> =>
  Number((await setting(database, key)) ?? 0) + 1;

/** Name of the lease that exists as long as there may be rows that nobody reads. */
export const importTask = 'import';

/** Settings that a search of the directory needs. */
export interface Listed {
  /** Number of the import that is running or died; `undefined` if there is none, so that nothing has to be excluded. */
  staged: number | undefined;
  /** Change marker: a different text after each change of what is shown. */
  changes: string;
}

export async function listed(database: Database): Promise<Listed> {
  const noted = await settingsOf(database, [key, leaseKey(importTask), changedKey]);
  return {
    staged: noted.has(leaseKey(importTask)) ? Number(noted.get(key) ?? 0) + 1 : undefined,
    changes: noted.get(changedKey) ?? '0',
  };
}

/**
 * Members in the directory. @param staged Number of the running import, if any. Without one no condition is needed, which is
 * faster.
 */
export const listedMembers = (database: Database, staged: number | undefined) =>
  database
    .selectFrom('members')
    .where('position', 'is not', null)
    .$if(staged !== undefined, (listed) => listed.where(isShown));

/** Shows all rows of an import. */
export const showImport = (trx: Transaction, number: number): Promise<void> =>
  keepSetting(trx, key, String(number));
