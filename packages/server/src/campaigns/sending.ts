import {
  campaignHoldMinutes,
  freshBeyond,
  campaignMessages as messages,
  secondYesBeyond,
} from '@banyan/api/office';
import { audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { transaction } from '../database/transaction.ts';
import { htmlOfMarkdown } from '../html/markdown.ts';
import { HttpError } from '../http/http-error.ts';
import { campaignEmails, reviveCampaign, withdrawCampaign } from '../mail/campaign-emails.ts';
import { ownWords } from '../mail/own-words.ts';
import { wantsSecondYes } from '../settings/dual-approval.ts';
import { reachedBy } from './audience.ts';
import { campaignDetail } from './campaign-reads.ts';
import { audienceOf, countOn, keepCampaign } from './delivery/rows.ts';
import { unsent } from './editing.ts';
import {
  type CampaignServices,
  type CampaignWriter,
  draftLookedAt,
  emailAction,
  lookedAt,
  ownCampaign,
  refusedAt,
} from './writer.ts';

/* Sends and stops campaigns. */

/** Volunteer who sends a campaign. */
export interface Sender extends CampaignWriter {
  /** Throws if the last passkey confirmation is too old. */
  requireFresh: () => void;
}

/** Result of sending. */
export interface Held {
  state: 'held' | 'waits';
  /** Time of the first email (ISO); `null` while a second approval is pending. */
  leavesAt: string | null;
}

/** Columns for a new version of a campaign. */
const nextVersion = ({ version }: MailingTable, now: number) => ({
  version: version + 1,
  changed_at: new Date(now).toISOString(),
});

async function hold(trx: Transaction, row: MailingTable, many: number, now: number): Promise<Held> {
  const hold_until = now + campaignHoldMinutes * 60_000;
  await keepCampaign(trx, row.id, { ...nextVersion(row, now), state: 'held', hold_until, many });
  return { state: 'held', leavesAt: new Date(hold_until).toISOString() };
}

/**
 * Current number of recipients. @throws HttpError 409 without a mail server, 422 for an empty campaign, no recipients or a missing
 * postal address
 */
async function manyNow(
  { database, config, secret, now }: CampaignServices,
  row: MailingTable,
): Promise<number> {
  if (config.mail.smtpUrl === undefined) throw new HttpError(409, messages.notSetUp);
  if (row.subject === '' || row.markdown === '')
    throw refusedAt(row.subject === '' ? 'subject' : 'markdown', messages.empty);
  // Invalid Markdown is refused here with a message, not during sending.
  htmlOfMarkdown(row.markdown);
  if (!(await ownWords(database, ['postal-address'])).get('postal-address'))
    throw refusedAt('postalAddress', messages.noPostalAddress);
  const { recipients } = await reachedBy({ database, secret, now: now() }, audienceOf(row));
  if (recipients.length === 0) throw refusedAt('audience', messages.nobody);
  return recipients.length;
}

/**
 * Schedules a draft to be sent in ten minutes, or asks for a second approval. @param count Number of recipients that the sender was
 * shown.
 */
export async function sendCampaign(
  services: CampaignServices,
  looked: { id: string; version: number },
  count: number,
  sender: Sender,
): Promise<Held> {
  const { database, now } = services;
  const many = await manyNow(services, await draftLookedAt(database, sender, looked));
  if (many !== count) throw refusedAt('count', messages.count(many.toLocaleString('en-US')));
  if (many > freshBeyond) sender.requireFresh();
  return transaction(database, async (trx) => {
    const row = await draftLookedAt(trx, sender, looked);
    const at = now();
    const asked = { asked_by: sender.volunteer, asked_at: new Date(at).toISOString() };
    await keepCampaign(trx, row.id, asked);
    const waits = many > secondYesBeyond && (await wantsSecondYes(trx));
    await audit(trx, emailAction(sender, waits ? 'ask' : 'send', row, { many }), at);
    if (!waits) return hold(trx, row, many, at);
    await keepCampaign(trx, row.id, { ...nextVersion(row, at), state: 'waits', many });
    return { state: 'waits', leavesAt: null };
  });
}

/** Gives the second approval. */
export async function giveSecondApproval(
  { database, now }: CampaignServices,
  looked: { id: string; version: number },
  sender: Sender,
): Promise<Held> {
  sender.requireFresh();
  return transaction(database, async (trx) => {
    const row = await lookedAt(trx, sender, looked);
    if (row.state !== 'waits') throw new HttpError(409, messages.notWaiting);
    if (row.asked_by === sender.volunteer) throw new HttpError(409, messages.yourOwn);
    await keepCampaign(trx, row.id, { second_yes_by: sender.volunteer });
    await audit(trx, emailAction(sender, 'yes', row, { many: row.many }), now());
    return hold(trx, row, row.many, now());
  });
}

/** Stops a campaign. It becomes a draft again if nobody received it. @returns the number of emails that were or may have been sent */
export function stopCampaign(
  database: Database,
  id: string,
  writer: CampaignWriter,
  now: number,
): Promise<{ state: 'draft' | 'stopped'; left: number }> {
  return transaction(database, async (trx) => {
    const row = await ownCampaign(trx, writer, id);
    if (['draft', 'sent', 'stopped'].includes(row.state)) throw new HttpError(409, messages.isOver);
    await withdrawCampaign(trx, id);
    const there = await campaignEmails(trx, id);
    await audit(trx, emailAction(writer, 'stop', row, { left: row.sent }), now);
    if (there === 0 && row.sent === 0) {
      await keepCampaign(trx, id, { ...nextVersion(row, now), ...unsent });
      return { state: 'draft', left: 0 };
    }
    const ended_at = new Date(now).toISOString();
    await keepCampaign(trx, id, {
      ...nextVersion(row, now),
      state: 'stopped',
      hold_until: null,
      ended_at,
    });
    return { state: 'stopped', left: Math.max(row.sent, there - row.failed) };
  });
}

/** Ends the hold of a scheduled campaign, so that it is sent with the next round. Once it is being sent nothing changes. */
export function sendCampaignNow(
  database: Database,
  id: string,
  writer: CampaignWriter,
  now: number,
): Promise<void> {
  return transaction(database, async (trx) => {
    const row = await ownCampaign(trx, writer, id);
    if (row.state === 'sending' || (row.state === 'held' && (row.hold_until ?? 0) <= now)) return;
    if (row.state !== 'held') throw new HttpError(409, messages.isOver);
    await keepCampaign(trx, id, { hold_until: now });
    await audit(trx, emailAction(writer, 'now', row), now);
  });
}

/** Pauses or resumes a campaign. */
export function pauseCampaign(
  database: Database,
  id: string,
  to: 'paused' | 'sending',
  writer: CampaignWriter,
  now: number,
): Promise<void> {
  const from = to === 'paused' ? 'sending' : 'paused';
  return transaction(database, async (trx) => {
    const row = await ownCampaign(trx, writer, id);
    if (row.state === to) return;
    if (row.state !== from)
      throw new HttpError(409, to === 'paused' ? messages.notSending : messages.notPaused);
    // The volunteer who resumes it becomes its sender; their permission is used from then on.
    await keepCampaign(trx, id, { state: to, ...(to === 'sending' && { asked_by: writer.volunteer }) });
    await audit(trx, emailAction(writer, to === 'paused' ? 'pause' : 'resume', row), now);
  });
}

/** Sends failed emails of a campaign again. @returns their number */
export function resendFailed(
  database: Database,
  id: string,
  writer: CampaignWriter,
  now: number,
): Promise<number> {
  return transaction(database, async (trx) => {
    const row = await ownCampaign(trx, writer, id);
    if (row.state !== 'sent') throw new HttpError(409, messages.isOver);
    const again = await reviveCampaign(trx, id, now);
    if (again === 0) throw new HttpError(409, messages.nobodyFailed);
    await countOn(trx, id, { failed: -again });
    await keepCampaign(trx, id, { state: 'sending', ended_at: null, asked_by: writer.volunteer });
    await audit(trx, emailAction(writer, 'resend', row, { many: again }), now);
    return again;
  });
}

/** Records that the volunteer sent a test of this version to themselves. */
export function noteTest(
  database: Database,
  { id, version }: { id: string; version: number },
  writer: CampaignWriter,
  now: number,
): Promise<void> {
  return transaction(database, async (trx) => {
    if (!(await campaignDetail(trx, id))) return;
    const tested_at = new Date(now).toISOString();
    await keepCampaign(trx, id, { tested_at, tested_by: writer.volunteer, tested_version: version });
  });
}
