import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { changedKey } from '../settings/changed.ts';
import { leaseKey } from '../settings/lease.ts';
import { keepSetting, setting, settingNumber, settingsOf } from '../settings/settings.ts';

/*
 * Every import has the next number, which its members and their spellings bear, and one fact says up to which number they
 * are shown. So a roll can come in bit by bit, read by nobody, until that fact changes: then all of it is there.
 */

const key = 'imports';

/** For which rows of `directory_words`, or members who stand in the directory, it holds that everybody may read them. */
export const isShown: RawBuilder<boolean> = sql<boolean>`imported <= ${settingNumber(key)}`;

/** For which members it holds that they are here: shown, and not become part of another entry. */
export const isHere: RawBuilder<boolean> = sql<boolean>`(${isShown} and merged_into is null)`;

/** The others: of an import that is under way, or that died. The first half tells that their index will do. */
export const isStaged: RawBuilder<boolean> = sql<boolean>`(imported > 0 and imported = ${settingNumber(key)} + 1)`;

/** Number of the import that nobody reads yet, whether or not there is one. */
export const nextImport = async (database: Database | Transaction): Promise<number> =>
  Number((await setting(database, key)) ?? 0) + 1;

/** The task of which a lease is noted as long as anything may be there that nobody reads. */
export const importTask = 'import';

/** What is noted of those who are listed. */
export interface Listed {
  /** Number of the import that is under way, or died; `undefined` when there is none, so that nothing has to be left out. */
  staged: number | undefined;
  /** Another text after each change of what is shown. */
  changes: string;
}

export async function listed(database: Database): Promise<Listed> {
  const noted = await settingsOf(database, [key, leaseKey(importTask), changedKey]);
  return {
    staged: noted.has(leaseKey(importTask)) ? Number(noted.get(key) ?? 0) + 1 : undefined,
    changes: noted.get(changedKey) ?? '0',
  };
}

/** Who is in the directory. @param staged The import that is under way, if any: to ask each row for its own would cost as much again. */
export const listedMembers = (database: Database, staged: number | undefined) =>
  database
    .selectFrom('members')
    .where('position', 'is not', null)
    .$if(staged !== undefined, (listed) => listed.where(isShown));

/** Shows everything that the next import has brought. */
export const showImport = (trx: Transaction, number: number): Promise<void> =>
  keepSetting(trx, key, String(number));
