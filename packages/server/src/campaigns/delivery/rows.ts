import { Audience, type CampaignListName, type CampaignState } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database, Transaction } from '../../database/database.ts';
import type { MailingTable } from '../../database/email-tables.ts';

const Stored = v.pipe(v.string(), v.parseJson(), Audience);

/** Whom a letter is for. */
export const audienceOf = ({ audience }: Pick<MailingTable, 'audience'>): Audience =>
  v.parse(Stored, audience);

/** Which list a letter stands in. */
export const listOf: Readonly<Record<CampaignState, CampaignListName>> = {
  draft: 'draft',
  waits: 'open',
  held: 'open',
  sending: 'open',
  paused: 'open',
  sent: 'over',
  stopped: 'over',
};

/* Rows as they are stored: `chapter` is what it was when somebody saved. Read them by `campaigns.ts`, which knows where they belong now. */

export const storedCampaign = (database: Database | Transaction, id: string): Promise<MailingTable[]> =>
  database.selectFrom('mailings').selectAll().where('id', '=', id).execute();

/** Those in some states, oldest first. */
export const storedIn = (
  database: Database | Transaction,
  states: readonly CampaignState[],
): Promise<MailingTable[]> =>
  database.selectFrom('mailings').selectAll().where('state', 'in', states).orderBy('id').execute();

/** Every one, those changed last first. @param event Only those to its guests. */
export const storedCampaigns = (database: Database, event?: string): Promise<MailingTable[]> =>
  database
    .selectFrom('mailings')
    .selectAll()
    .$if(event !== undefined, (all) => all.where('event_id', '=', event ?? ''))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** What they are called. */
export const storedNames = (
  database: Database,
  ids: readonly string[],
): Promise<(Pick<MailingTable, 'id' | 'chapter' | 'event_id'> & { name: string })[]> =>
  database
    .selectFrom('mailings')
    .select(['id', 'chapter', 'event_id', 'subject as name'])
    .where('id', 'in', ids)
    .execute();

export async function insertCampaign(trx: Transaction, row: MailingTable): Promise<void> {
  await trx.insertInto('mailings').values(row).execute();
}

export async function deleteCampaign(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('mailings').where('id', '=', id).execute();
}

/** Changes columns of a letter. */
export async function keepCampaign(
  trx: Transaction,
  id: string,
  changes: Partial<Omit<MailingTable, 'id'>>,
): Promise<void> {
  await trx.updateTable('mailings').set(changes).where('id', '=', id).execute();
}

/** One more, or fewer, that left, were given up, or want no more letters. */
export async function countOn(
  trx: Transaction,
  id: string,
  { sent = 0, failed = 0, unsubscribed = 0 }: Partial<Pick<MailingTable, 'sent' | 'failed' | 'unsubscribed'>>,
): Promise<void> {
  await trx
    .updateTable('mailings')
    .set((row) => ({
      sent: row('sent', '+', sent),
      failed: row('failed', '+', failed),
      unsubscribed: row('unsubscribed', '+', unsubscribed),
    }))
    .where('id', '=', id)
    .execute();
}
