import { audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { transaction } from '../database/transaction.ts';
import { campaignEmails, queueCampaign } from '../mail/campaign-emails.ts';
import { reachedBy } from './audience.ts';
import { campaignDetail, campaignsIn } from './campaign-reads.ts';
import { audienceOf, keepCampaign } from './delivery/rows.ts';

/** Emails queued per transaction, so that others do not wait long. */
const portion = 200;

export interface Parts {
  database: Database;
  secret: string;
  now: () => number;
  /** True if the sender may still write to the audience. */
  maySend: (database: Database | Transaction, row: MailingTable) => Promise<boolean>;
}

const isUnderWay = (row: MailingTable | undefined) => row?.state === 'sending' || row?.state === 'paused';

/**
 * Pauses a campaign whose sender may no longer write to its audience: the event moved to another chapter, or a permission was
 * removed. A volunteer who resumes it becomes its sender.
 */
export async function pauseOutOfScope(trx: Transaction, { id, chapter }: MailingTable, now: number) {
  await keepCampaign(trx, id, { state: 'paused', begun_at: new Date(now).toISOString() });
  const auditAction = {
    who: 'the server',
    action: 'mailing pause',
    subject: `mailing ${id}`,
    detail: '',
  } as const;
  await audit(trx, { ...auditAction, ...(chapter !== null && { chapters: [chapter] }) }, now);
}

/** Starts scheduled campaigns whose time has come. */
async function beginHeld({ database, now, maySend }: Parts): Promise<void> {
  for (const { id } of await campaignsIn(database, ['held'])) {
    await transaction(database, async (trx) => {
      const row = await campaignDetail(trx, id);
      const at = now();
      if (row?.state !== 'held' || (row.hold_until ?? 0) > at) return;
      if (!(await maySend(trx, row))) return pauseOutOfScope(trx, row, at);
      await keepCampaign(trx, id, { state: 'sending', begun_at: new Date(at).toISOString() });
    });
  }
}

/** Queues the emails of a campaign to its current recipients. Resuming after a crash keeps those already queued. */
async function writeOut({ database, secret, now }: Parts, campaign: MailingTable): Promise<void> {
  const { id, subject } = campaign;
  const { recipients } = await reachedBy({ database, secret, now: now() }, audienceOf(campaign));
  for (let from = 0; from < recipients.length; from += portion) {
    const some = recipients.slice(from, from + portion);
    const goesOn = await transaction(database, async (trx) => {
      if (!isUnderWay(await campaignDetail(trx, id))) return false;
      await queueCampaign(trx, { campaign: id, subject }, some, now());
      return true;
    });
    if (!goesOn) return;
  }
  await transaction(database, async (trx) => {
    if (!isUnderWay(await campaignDetail(trx, id))) return;
    await keepCampaign(trx, id, { written: 1, many: await campaignEmails(trx, id) });
  });
}

/** Starts due campaigns: queues one email for each current recipient. */
export async function writeOutDue(parts: Parts): Promise<void> {
  await beginHeld(parts);
  for (const campaign of await campaignsIn(parts.database, ['sending', 'paused']))
    if (campaign.written === 0) await writeOut(parts, campaign);
}
