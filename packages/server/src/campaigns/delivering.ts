import { setTimeout as sleep } from 'node:timers/promises';
import { retry } from '@banyan/api/contract';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import {
  campaignEmails,
  dropCampaignEmail,
  leaseCampaignEmail,
  markCampaignSent,
  noteCampaignFault,
  unsureEmails,
} from '../mail/campaign-emails.ts';
import type { Transport } from '../mail/delivery.ts';
import { faultOf } from '../mail/faults.ts';
import { noteNoMailbox, noteTaken } from '../mail/refusals.ts';
import { type Background, repeat } from '../settings/repeat.ts';
import type { Logger } from '../telemetry/logger.ts';
import { campaignDetail, campaignsIn } from './campaign-reads.ts';
import { audienceOf, countOn, keepCampaign } from './delivery/rows.ts';
import { type Parts, pauseOutOfScope, writeOutDue } from './queue-campaigns.ts';
import { stillMeant } from './readers.ts';
import { unsubscribePath, unsubscribeToken } from './token.ts';
import { composedEmail, emailFrame } from './words.ts';

/** Parts needed to send campaigns. */
export interface CampaignParts extends Parts {
  config: ServerConfig;
  transport: Transport;
}

/** Final email for one recipient; `undefined` if they no longer want it. */
async function dressed(
  { database, config, secret, now }: CampaignParts,
  message: OutboxTable,
): Promise<OutboxTable | undefined> {
  const campaign = await campaignDetail(database, message.mailing_id ?? '');
  if (!campaign) return undefined;
  const audience = audienceOf(campaign);
  const system = await emailFrame(database, config);
  const asked = { database, secret, timeZone: system.timeZone, now: now() };
  const meant = await stillMeant(asked, audience, { about: message.about, email: message.recipient });
  if (!meant) return undefined;
  const kind = audience.kind === 'event' ? 'guest' : 'member';
  const token = unsubscribeToken(secret, { kind, campaign: campaign.id, id: message.about });
  const unsubscribe = config.publicOrigin + unsubscribePath(token);
  const { fromName, ...words } = composedEmail(campaign, system, { ...meant, unsubscribe });
  return { ...message, ...words, unsubscribe, from_name: fromName, reply_to: campaign.reply_to || null };
}

/** Removes the email of a recipient who no longer wants it. */
const notSent = (database: Database, { id }: OutboxTable) =>
  transaction(database, (trx) => dropCampaignEmail(trx, id));

function* waitsUntil(isOver: () => boolean): Generator<number> {
  while (!isOver()) yield 500;
}

/** Stores the result of a delivery, retrying while the database is unavailable. */
const noted = (work: () => Promise<unknown>, isStopped: () => boolean) =>
  retry(work, {
    waits: waitsUntil(isStopped),
    isFinal: (error) => !(error instanceof DatabaseUnavailable),
  });

async function send(parts: CampaignParts, message: OutboxTable, isStopped: () => boolean): Promise<void> {
  const { database, secret, transport, now } = parts;
  const ready = await dressed(parts, message);
  if (!ready) return notSent(database, message);
  const campaign = message.mailing_id ?? '';
  const taken = () =>
    transaction(database, async (trx) => {
      await markCampaignSent(trx, message.id, now());
      await countOn(trx, campaign, { sent: 1 });
      await noteTaken(trx, secret, message.recipient);
    });
  const refused = (error: unknown) =>
    transaction(database, async (trx) => {
      const fault = faultOf(error);
      if (await noteCampaignFault(trx, message, fault, now())) await countOn(trx, campaign, { failed: 1 });
      if (fault === 'no-mailbox')
        await noteNoMailbox(trx, secret, { email: message.recipient, campaign }, now());
    });
  const came = await transport(ready).then(
    () => taken,
    (error: unknown) => () => refused(error),
  );
  await noted(came, isStopped);
}

/** Gives up emails that a process was sending when it died. They may have arrived, and nobody gets an email twice. */
async function giveUpUnsure({ database, now }: CampaignParts): Promise<void> {
  if ((await unsureEmails(database, now())).length === 0) return;
  await transaction(database, async (trx) => {
    for (const message of await unsureEmails(trx, now())) {
      await noteCampaignFault(trx, message, 'unsure', now());
      await countOn(trx, message.mailing_id ?? '', { failed: 1 });
    }
  });
}

/** Ends campaigns without unsent emails. */
async function endFinished({ database, now }: CampaignParts): Promise<void> {
  for (const { id, written } of await campaignsIn(database, ['sending'])) {
    if (written === 0 || (await campaignEmails(database, id, 'open')) > 0) continue;
    await transaction(database, async (trx) => {
      const row = await campaignDetail(trx, id);
      if (row?.state !== 'sending' || (await campaignEmails(trx, id, 'open')) > 0) return;
      const ended_at = new Date(now()).toISOString();
      await keepCampaign(trx, id, { state: 'sent', ended_at, many: row.sent + row.failed });
    });
  }
}

/** Ids of the campaigns being sent. Called before each email: a campaign whose sender may no longer send it is paused. */
async function sendingNow({ database, now, maySend }: CampaignParts): Promise<string[]> {
  const ids: string[] = [];
  for (const row of await campaignsIn(database, ['sending'])) {
    if (await maySend(database, row)) ids.push(row.id);
    else
      await transaction(database, async (trx) => {
        const still = await campaignDetail(trx, row.id);
        if (still?.state === 'sending' && !(await maySend(trx, still)))
          await pauseOutOfScope(trx, still, now());
      });
  }
  return ids;
}

/** Maximum number of emails and waits per round. After a round, newly due campaigns are started. */
const mostOfARound = 20;

/** Longest wait before volunteers’ changes are read again, in milliseconds. */
const napMs = 1_000;

/** Sends some due campaign emails, one after another at the configured pace. @returns true if there may be more */
export async function deliverCampaigns(
  parts: CampaignParts,
  isStopped: () => boolean = () => false,
): Promise<boolean> {
  const { database, config, now } = parts;
  await writeOutDue(parts);
  await giveUpUnsure(parts);
  for (let round = 0; round < mostOfARound && !isStopped(); round += 1) {
    const next = await leaseCampaignEmail(database, await sendingNow(parts), config.mail.perMinute, now());
    if (!next) {
      await endFinished(parts);
      return false;
    }
    if ('waitMs' in next) await sleep(Math.min(next.waitMs, napMs), undefined, { ref: false });
    else await send(parts, next.email, isStopped);
  }
  return true;
}

/** Sends campaigns in the background, separately from other emails. */
export function startCampaigns(
  parts: CampaignParts,
  { intervalMs, logger }: { intervalMs: number; logger: Logger },
): Background {
  let stopped = false;
  const round = () => deliverCampaigns(parts, () => stopped);
  const { stop } = repeat(round, { intervalMs, onError: (error) => logger.error('mailings', error) });
  return {
    stop() {
      stopped = true;
      return stop();
    },
  };
}
