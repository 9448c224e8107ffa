import { emailKey } from '@banyan/api/internal';
import type { CampaignFault } from '@banyan/api/office';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { OutboxTable } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { keepSetting, setting } from '../settings/settings.ts';
import { isFinal, mostTries, waitMs } from './faults.ts';
import { emailRow, leaseMs } from './outbox.ts';

/*
 * Campaign emails in the outbox: one for each address; its text is made when it is sent. They are sent one after another at their
 * own pace, so that no other email waits for them. Each is sent at most once: an email that a process was sending when it died may
 * have arrived, and is not sent again.
 */

/** Recipient of a campaign. */
export interface CampaignRecipient {
  email: string;
  /** Id of the recipient’s row: a member or a registration. */
  about: string;
}

/** Queues campaign emails. An address that already has one of this campaign gets no second one. */
export async function queueCampaign(
  trx: Transaction,
  { campaign, subject }: { campaign: string; subject: string },
  recipients: readonly CampaignRecipient[],
  now: number,
): Promise<void> {
  if (recipients.length === 0) return;
  const rows = recipients.map(({ email, about }): OutboxTable => {
    const message = { kind: null, recipient: email, subject, body: '', about };
    return {
      ...emailRow(message, now, now),
      id: newId(now),
      mailing_id: campaign,
      email_key: emailKey(email),
    };
  });
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['mailing_id', 'email_key']).where('mailing_id', 'is not', null).doNothing(),
    )
    .execute();
}

/** Settings key of the earliest time for the next campaign email, in milliseconds since 1970. */
const paceKey = 'mailings.next-at';

/** Next step: an email leased to this process, a time to wait (ms), or nothing due. */
export type NextEmail = { email: OutboxTable } | { waitMs: number } | undefined;

const dueOf = (database: Database | Transaction, campaigns: readonly string[], now: number) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('mailing_id', 'in', campaigns)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('leased_until', '=', 0)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Leases the next campaign email if it is time for one; all processes together keep one pace.
 * @param campaigns Ids of the campaigns being sent.
 */
export async function leaseCampaignEmail(
  database: Database,
  campaigns: readonly string[],
  perMinute: number,
  now: number,
): Promise<NextEmail> {
  if (campaigns.length === 0 || !(await dueOf(database, campaigns, now))) return undefined;
  const betweenMs = 60_000 / perMinute;
  return transaction<NextEmail>(database, async (trx) => {
    const nextAt = Number((await setting(trx, paceKey)) ?? 0);
    // A time far ahead comes from a clock that was wrong, and is ignored.
    if (nextAt > now && nextAt <= now + betweenMs + 1) return { waitMs: nextAt - now };
    const message = await dueOf(trx, campaigns, now);
    if (!message) return undefined;
    const leased_until = now + leaseMs;
    await trx.updateTable('outbox').set({ leased_until }).where('id', '=', message.id).execute();
    await keepSetting(trx, paceKey, String(Math.ceil(now + betweenMs)));
    return { email: { ...message, leased_until } };
  });
}

/** Marks an email as sent. */
export async function markCampaignSent(trx: Transaction, id: string, now: number): Promise<void> {
  const sent_at = new Date(now).toISOString();
  await trx.updateTable('outbox').set({ sent_at, last_error: null }).where('id', '=', id).execute();
}

/** Records a failed delivery. @returns true if the email is given up */
export async function noteCampaignFault(
  trx: Transaction,
  { id, attempts }: Pick<OutboxTable, 'id' | 'attempts'>,
  fault: CampaignFault,
  now: number,
): Promise<boolean> {
  const isGivenUp = isFinal(fault) || fault === 'unsure' || attempts + 1 >= mostTries;
  const given_up_at = isGivenUp ? new Date(now).toISOString() : null;
  await trx
    .updateTable('outbox')
    .set({
      attempts: attempts + 1,
      last_error: fault,
      leased_until: 0,
      given_up_at,
      next_attempt_at: now + waitMs(fault, attempts),
    })
    .where('id', '=', id)
    .execute();
  return isGivenUp;
}

/** Removes an email leased to this process whose recipient no longer wants it. */
export async function dropCampaignEmail(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).execute();
}

/** Emails that a process was sending when it died. */
export const unsureEmails = (database: Database | Transaction, now: number): Promise<OutboxTable[]> =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('mailing_id', 'is not', null)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('leased_until', '>', 0)
    .where('leased_until', '<=', now)
    .execute();

/** Number of emails of a campaign. @param which `open`: neither sent nor given up. @default all */
export async function campaignEmails(
  database: Database | Transaction,
  campaign: string,
  which?: 'open' | 'resendable',
): Promise<number> {
  const { many } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('mailing_id', '=', campaign)
    .$if(which === 'open', (all) => all.where('sent_at', 'is', null).where('given_up_at', 'is', null))
    .$if(which === 'resendable', (all) =>
      all.where('given_up_at', 'is not', null).where('last_error', '<>', 'unsure'),
    )
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** Reasons for failed deliveries of a campaign, with the number of emails and the time of the next try (ms); `null` if given up. */
export async function campaignFaultsOf(
  database: Database,
  campaign: string,
): Promise<{ why: string; many: number; again: number | null }[]> {
  const rows = await database
    .selectFrom('outbox')
    .select(({ fn }) => [
      'last_error',
      fn.countAll<number>().as('many'),
      fn.min('next_attempt_at').as('again'),
      sql<number>`case when given_up_at is null then 0 else 1 end`.as('given_up'),
    ])
    .where('mailing_id', '=', campaign)
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .groupBy(['last_error', sql`case when given_up_at is null then 0 else 1 end`])
    .execute();
  return rows.map(({ last_error, many, again, given_up }) => ({
    why: last_error ?? '',
    many: Number(many),
    again: Number(given_up) === 1 ? null : Number(again),
  }));
}

/** Removes unsent emails of a campaign that no process is sending. */
export async function withdrawCampaign(trx: Transaction, campaign: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('mailing_id', '=', campaign)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('leased_until', '=', 0)
    .execute();
}

/** Queues given-up emails of a campaign again, except those that may have arrived. @returns their number */
export async function reviveCampaign(trx: Transaction, campaign: string, now: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: now, given_up_at: null, last_error: null })
    .where('mailing_id', '=', campaign)
    .where('given_up_at', 'is not', null)
    .where('last_error', '<>', 'unsure')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes all emails of a campaign that nobody received. */
export async function removeCampaignEmails(trx: Transaction, campaign: string): Promise<void> {
  await trx.deleteFrom('outbox').where('mailing_id', '=', campaign).execute();
}
