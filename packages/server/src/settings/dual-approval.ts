import type { Database, Transaction } from '../database/database.ts';
import type { SecondYesTable } from '../database/tables.ts';
import { keepSetting, setting } from './settings.ts';

/* What is large waits for another person’s yes, where the association has decided so. */

const key = 'office.second-yes';

/** Whether what is large waits for a second yes. @default no: a lone volunteer must be able to work */
export const wantsSecondYes = async (database: Database | Transaction): Promise<boolean> =>
  (await setting(database, key)) === 'on';

export const keepSecondYes = (trx: Transaction, isOn: boolean): Promise<void> =>
  keepSetting(trx, key, isOn ? 'on' : 'off');

/** What waits, by kind and id. */
export type Waiting = Pick<SecondYesTable, 'kind' | 'subject'>;

/** Notes that something waits. @param by Id of the volunteer whose yes is the first */
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
 * Says the second yes.
 * @returns `own` to whoever asked for it, `gone` where nothing waits any more
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

/** Id of the volunteer who asked for what waits; `undefined` where nothing does. */
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

/** Nothing waits for a yes any more. */
export async function dropSecondYes(trx: Transaction, { kind, subject }: Waiting): Promise<void> {
  await trx.deleteFrom('second_yes').where('kind', '=', kind).where('subject', '=', subject).execute();
}
