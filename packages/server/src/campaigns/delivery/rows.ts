import { Audience, type CampaignListName, type CampaignState } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database, Transaction } from '../../database/database.ts';
import type { MailingTable } from '../../database/email-tables.ts';

const Stored = v.pipe(v.string(), v.parseJson(), Audience);

/** Audience of a campaign. */
export const audienceOf = ({ audience }: Pick<MailingTable, 'audience'>): Audience =>
  v.parse(Stored, audience);

/** List in which each campaign state is shown. */
export const listOf: Readonly<Record<CampaignState, CampaignListName>> = {
  draft: 'draft',
  waits: 'open',
  held: 'open',
  sending: 'open',
  paused: 'open',
  sent: 'over',
  stopped: 'over',
};

/* Stored rows: `chapter` is the chapter at the last save. Read them by `campaign-reads.ts`, which adds the current chapter. */

export const storedCampaign = (database: Database | Transaction, id: string): Promise<MailingTable[]> =>
  database.selectFrom('mailings').selectAll().where('id', '=', id).execute();

/** Stored campaigns in the given states, oldest first. */
export const storedIn = (
  database: Database | Transaction,
  states: readonly CampaignState[],
): Promise<MailingTable[]> =>
  database.selectFrom('mailings').selectAll().where('state', 'in', states).orderBy('id').execute();

/** All stored campaigns, last changed first. @param event Only campaigns to its guests. */
export const storedCampaigns = (database: Database, event?: string): Promise<MailingTable[]> =>
  database
    .selectFrom('mailings')
    .selectAll()
    .$if(event !== undefined, (all) => all.where('event_id', '=', event ?? ''))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Stored names of campaigns. */
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

/** Changes columns of a campaign. */
export async function keepCampaign(
  trx: Transaction,
  id: string,
  changes: Partial<Omit<MailingTable, 'id'>>,
): Promise<void> {
  await trx.updateTable('mailings').set(changes).where('id', '=', id).execute();
}

/** Adds to the counts of sent, failed and unsubscribed emails; negative numbers subtract. */
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
