import type { Database, Transaction } from '../database/database.ts';
import type { SecondYesTable } from '../database/tables.ts';
import { keepSetting, setting } from './settings.ts';

/* Dual approval: large transactions wait for a second person, if the association requires it. */

const key = 'office.second-yes';

/** True if large transactions need a second approval. @default no, because a lone volunteer must be able to work */
export const wantsSecondYes = async (database: Database | Transaction): Promise<boolean> =>
  (await setting(database, key)) === 'on';

export const keepSecondYes = (trx: Transaction, isOn: boolean): Promise<void> =>
  keepSetting(trx, key, isOn ? 'on' : 'off');

/** Kind and id of a pending approval. */
export type Waiting = Pick<SecondYesTable, 'kind' | 'subject'>;

/** Requests a second approval. @param by Id of the volunteer who gives the first */
export async function askSecondYes(
  trx: Transaction,
  { kind, subject }: Waiting,
  by: string,
  now: number,
): Promise<void> {
  const asked = { asked_by: by, asked_at: new Date(now).toISOString() };
  await trx
    .insertInto('second_yes')
    .values({ kind, subject, ...asked, given_by: null, given_at: null })
    .execute();
}

/**
 * Gives the second approval.
 * @returns `own` for the volunteer who requested it, `gone` if nothing is pending
 */
export async function giveSecondYes(
  trx: Transaction,
  { kind, subject }: Waiting,
  by: string,
  now: number,
): Promise<'given' | 'own' | 'gone'> {
  const asker = await askerOf(trx, { kind, subject });
  if (asker === undefined) return 'gone';
  if (asker === by) return 'own';
  await trx
    .updateTable('second_yes')
    .set({ given_by: by, given_at: new Date(now).toISOString() })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
  return 'given';
}

/** Id of the volunteer who requested the approval; `undefined` if nothing is pending. */
export async function askerOf(
  database: Database | Transaction,
  { kind, subject }: Waiting,
): Promise<string | undefined> {
  const waiting = await database
    .selectFrom('second_yes')
    .select('asked_by')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('given_by', 'is', null)
    .executeTakeFirst();
  return waiting?.asked_by;
}

/** Withdraws the request for an approval. */
export async function dropSecondYes(trx: Transaction, { kind, subject }: Waiting): Promise<void> {
  await trx.deleteFrom('second_yes').where('kind', '=', kind).where('subject', '=', subject).execute();
}
