import { dayMs } from '@banyan/api/contract';
import type { Donor, StatementState } from '@banyan/api/office';
import type { NotNull } from 'kysely';
import { type AuditAction, auditUnseen } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import { transaction } from '../database/transaction.ts';
import { isoDayIn } from '../dates.ts';
import { queueBatch, withdrawBatch } from '../mail/batches.ts';
import { emailsAboutEach, hurryEmail } from '../mail/email-states.ts';
import { unreachableAddresses } from '../mail/suppressions.ts';
import type { Scope } from '../permissions/scope.ts';
import { organisation } from '../settings/organisation.ts';
import { issuer } from './issuer.ts';
import { statedName, type YearOfGiving, yearOfGiving } from './reads.ts';
import { byHand } from './refund-rows.ts';
import { statementEmail } from './statement-email.ts';

/** Sent emails are deleted from the outbox after a month. A missing email that is younger than this limit failed. */
const sureMs = 25 * dayMs;

/** Donor with the state of their statement email. */
export interface Stated {
  donor: YearOfGiving;
  statementEmail: StatementState;
  /** Outbox id of an email not sent yet, and the earliest time it is sent. */
  waiting: { id: string; leavesAt: number } | undefined;
}

/** Year and provider of the requested statements. */
interface Asked {
  year: number;
  provider: string;
  /** Secret of the installation; it identifies unreachable addresses. */
  secret: string;
}

/** True if a statement has to be mailed on paper. */
export const isOnPaper = ({ donor, statementEmail: message }: Stated): boolean =>
  donor.email === '' || message === 'unreachable';

/** All donors of a year with the state of their statement email, largest sum first. */
export async function statementsOf(
  database: Database | Transaction,
  { year, provider, secret }: Asked,
  now: number,
): Promise<Stated[]> {
  const isUnreachable = await unreachableAddresses(database, secret);
  const { timeZone } = await organisation(database);
  const donors = await yearOfGiving(database, { year, timeZone, provider });
  const abouts = donors.flatMap(({ statementEmail: message }) => message?.about ?? []);
  const outbox = await emailsAboutEach(database, abouts);
  const standing = (donor: YearOfGiving): Stated => {
    if (!donor.statementEmail) return { donor, statementEmail: 'none', waiting: undefined };
    const found = outbox.get(donor.statementEmail.about);
    if (!found) {
      const isForgotten = Date.parse(donor.statementEmail.at) < now - sureMs;
      return { donor, statementEmail: isForgotten ? 'sent' : 'failed', waiting: undefined };
    }
    const { id, next_attempt_at, sent_at, attempts } = found;
    if (sent_at !== null) return { donor, statementEmail: 'sent', waiting: undefined };
    const open = next_attempt_at > now ? 'held' : 'waiting';
    return {
      donor,
      statementEmail: attempts > 0 ? 'failed' : open,
      waiting: { id, leavesAt: next_attempt_at },
    };
  };
  return donors
    .map((donor) => {
      const stated = standing(donor);
      const isDead = stated.statementEmail !== 'sent' && isUnreachable(donor.email);
      return isDead ? { ...stated, statementEmail: 'unreachable' as const } : stated;
    })
    .sort((one, other) => other.donor.cents - one.donor.cents);
}

export const donorOf = ({ donor, statementEmail: message }: Stated): Donor => ({
  name: statedName(donor),
  email: donor.email || null,
  gifts: donor.gifts.length,
  cents: donor.cents,
  refundedCents: donor.refundedCents,
  leftOut: donor.leftOut,
  statementEmail: message,
});

/** Years with received gifts, newest first. */
export async function yearsOfGiving(database: Database, provider: string): Promise<number[]> {
  const dayOf = isoDayIn((await organisation(database)).timeZone);
  const rows = await database
    .selectFrom('donations')
    .select('captured_at')
    .where('state', '=', 'captured')
    .where('provider', 'in', [provider, byHand])
    .where('captured_at', 'is not', null)
    .$narrowType<{ captured_at: NotNull }>()
    .execute();
  const years = rows.map(({ captured_at }) => Number(dayOf(captured_at).slice(0, 4)));
  return [...new Set(years)].sort((one, other) => other - one);
}

/** Number of ids per query, well below the database limit. */
const portion = 500;

async function markAll(
  trx: Transaction,
  ids: readonly string[],
  marks: { statement: string | null; statement_at: string | null },
): Promise<void> {
  for (let from = 0; from < ids.length; from += portion)
    await trx
      .updateTable('donations')
      .set(marks)
      .where('id', 'in', ids.slice(from, from + portion))
      .execute();
}

interface Campaign extends Asked {
  volunteer: string;
  holdMs: number;
}

const noted = (
  trx: Transaction,
  action: AuditAction['action'],
  { year, volunteer }: Campaign,
  emails: number,
  now: number,
) =>
  auditUnseen(
    trx,
    {
      who: volunteer,
      volunteer,
      action,
      subject: 'gift statements',
      detail: '',
      data: { year: String(year), emails },
    },
    now,
  );

/**
 * Queues a statement email for each donor of a year who has none or whose email failed. Emails that could not be sent are sent with
 * the next round. Donors with an unreachable address are left out, so that this does not lift a suppression.
 * @returns the number of emails, and when they are sent (milliseconds since 1970)
 */
export const mailStatements = (
  database: Database,
  campaign: Campaign,
  now: number,
): Promise<{ emails: number; leavesAt: number }> =>
  transaction(database, async (trx) => {
    const { year, provider, volunteer, holdMs, secret } = campaign;
    const office = await issuer(trx);
    const all = (await statementsOf(trx, campaign, now)).filter(({ donor }) => donor.email !== '');
    const stuck = all.flatMap(({ statementEmail: message, waiting }) =>
      message === 'failed' && waiting ? [waiting.id] : [],
    );
    for (const id of stuck) await hurryEmail(trx, secret, id, now);
    const anew = all.filter(
      ({ statementEmail: message, waiting }) => message === 'none' || (message === 'failed' && !waiting),
    );
    const at = new Date(now).toISOString();
    const leavesAt = now + holdMs;
    const stated = anew.map(({ donor }) => ({ donor, id: newId(now) }));
    const emails = stated.flatMap(
      ({ donor, id }) => statementEmail(office, { year, id, donor, demo: provider === 'demo' }) ?? [],
    );
    if (emails.length > 0) {
      const batch = newId(now);
      await trx
        .insertInto('statement_mailings')
        .values({
          id: batch,
          year,
          volunteer_id: volunteer,
          many: emails.length,
          withdrawn: 0,
          created_at: at,
          leaves_at: leavesAt,
        })
        .execute();
      for (const { donor, id } of stated) await markAll(trx, donor.ids, { statement: id, statement_at: at });
      await queueBatch(trx, emails, { batch, leavesAt }, now);
    }
    const many = emails.length + stuck.length;
    if (many > 0) await noted(trx, 'statements mail', campaign, many, now);
    return { emails: many, leavesAt: emails.length > 0 ? leavesAt : now };
  });

/** Withdraws scheduled statement emails of a year. @returns how many were never sent */
export const undoStatements = (database: Database, campaign: Campaign, now: number): Promise<number> =>
  transaction(database, async (trx) => {
    const batches = await trx
      .selectFrom('statement_mailings')
      .selectAll()
      .where('year', '=', campaign.year)
      .where('leaves_at', '>', now)
      .execute();
    const before = await statementsOf(trx, campaign, now);
    let withdrawn = 0;
    for (const batch of batches) {
      const taken = await withdrawBatch(trx, batch.id, now);
      withdrawn += taken;
      await trx
        .updateTable('statement_mailings')
        .set({ withdrawn: batch.withdrawn + taken })
        .where('id', '=', batch.id)
        .execute();
    }
    const left = await emailsAboutEach(
      trx,
      before.flatMap(({ donor }) => donor.statementEmail?.about ?? []),
    );
    const back = before.filter(
      ({ donor, waiting }) =>
        waiting !== undefined && donor.statementEmail && !left.has(donor.statementEmail.about),
    );
    for (const { donor } of back) await markAll(trx, donor.ids, { statement: null, statement_at: null });
    if (withdrawn > 0) await noted(trx, 'statements undo', campaign, withdrawn, now);
    return withdrawn;
  });

/**
 * Reminder in January: number of last year’s donors with an email and no statement. `undefined` in other months, and if there are
 * none.
 */
export async function statementsOwed(
  database: Database,
  scope: Scope,
  { provider, secret }: Omit<Asked, 'year'>,
  now: number,
): Promise<{ year: number; donors: number } | undefined> {
  if (!scope.covers(null)) return undefined;
  const { timeZone } = await organisation(database);
  const today = isoDayIn(timeZone)(new Date(now).toISOString());
  if (today.slice(5, 7) !== '01') return undefined;
  const year = Number(today.slice(0, 4)) - 1;
  const all = await statementsOf(database, { year, provider, secret }, now);
  const donors = all.filter(
    ({ donor, statementEmail: message }) => donor.email !== '' && message === 'none',
  ).length;
  return donors > 0 ? { year, donors } : undefined;
}
