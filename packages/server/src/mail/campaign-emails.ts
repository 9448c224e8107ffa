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
 * Letters to many in the outbox: one for each address, whose words are made when it leaves. They leave one after another at a pace of
 * their own, so that no other letter waits for them, and each at most once: what a process had in its hands when it died may have
 * arrived, and does not go out again.
 */

/** Somebody a letter to many is for. */
export interface CampaignRecipient {
  email: string;
  /** Id of the row that tells of them: a member, or a registration. */
  about: string;
}

/** Writes letters; whoever has one of this mailing gets no second one. */
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

/** When the next of all letters to many may leave, in milliseconds since 1970. */
const paceKey = 'mailings.next-at';

/** What there is to do: a letter that is ours now, time to wait (ms), or nothing that is due. */
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
 * Takes the next letter to many, if it is time for one: all processes together keep one pace.
 * @param mailings Ids of those that are being sent.
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
    // One far ahead is of a clock that was wrong.
    if (nextAt > now && nextAt <= now + betweenMs + 1) return { waitMs: nextAt - now };
    const message = await dueOf(trx, campaigns, now);
    if (!message) return undefined;
    const leased_until = now + leaseMs;
    await trx.updateTable('outbox').set({ leased_until }).where('id', '=', message.id).execute();
    await keepSetting(trx, paceKey, String(Math.ceil(now + betweenMs)));
    return { email: { ...message, leased_until } };
  });
}

/** Notes that one left. */
export async function markCampaignSent(trx: Transaction, id: string, now: number): Promise<void> {
  const sent_at = new Date(now).toISOString();
  await trx.updateTable('outbox').set({ sent_at, last_error: null }).where('id', '=', id).execute();
}

/** Notes that one was not taken. @returns whether it is given up */
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
      ...{ attempts: attempts + 1, last_error: fault, leased_until: 0, given_up_at },
      next_attempt_at: now + waitMs(fault, attempts),
    })
    .where('id', '=', id)
    .execute();
  return isGivenUp;
}

/** Takes one out that is in nobody's hands but ours: its reader does not want it any more. */
export async function dropCampaignEmail(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).execute();
}

/** Letters that a process had in its hands when it died. */
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

/** How many of a mailing there are. @param which `open`: those that have neither left nor been given up. @default all */
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

/** Why letters of a mailing were not taken, how many each, and when the first of them is tried again (ms); `null` for given up. */
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

/** Takes those of a mailing out that have not left and are in nobody's hands. */
export async function withdrawCampaign(trx: Transaction, campaign: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('mailing_id', '=', campaign)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('leased_until', '=', 0)
    .execute();
}

/** Has those of a mailing tried again that were given up, but for those that may have arrived. @returns how many */
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

/** Forgets every letter of a mailing that nobody got. */
export async function removeCampaignEmails(trx: Transaction, campaign: string): Promise<void> {
  await trx.deleteFrom('outbox').where('mailing_id', '=', campaign).execute();
}
