import type { Database, Transaction } from '../database/database.ts';
import { jobEmail } from '../jobs/emails.ts';
import { type EmailMessage, nextEmailAt, queueEmail } from '../mail/outbox.ts';
import type { NotifiedDecision } from '../mail/personal-email.ts';
import { correctionEmail, memberEmail } from '../members/decision-emails.ts';
import { askedUnder } from '../members/same-email.ts';
import { storyEmail } from '../stories/emails.ts';
import type { Submission } from './submissions.ts';

/** What a person hears of a decision; `undefined` where a decision is nobody's business but ours. */
export async function decisionEmail(
  database: Database | Transaction,
  submission: Submission,
  decision: NotifiedDecision,
  now: number,
): Promise<EmailMessage | undefined> {
  const { kind, row } = submission;
  if (kind === 'member') return memberEmail(database, row, decision, now);
  if (kind === 'correction') return correctionEmail(row, submission.member, decision);
  if (kind === 'story') return storyEmail(row, decision);
  if (kind === 'job') return jobEmail(row, decision);
  return undefined;
}

/**
 * What becomes of the letter about a decision: there is none to write, it leaves at a time (milliseconds since 1970), it leaves a
 * day after the one before, or that one has to do.
 */
export type Told =
  | { by: 'none' }
  | { by: 'no second letter' }
  | { by: 'letter'; leavesAt: number }
  | { by: 'letter in a day'; leavesAt: number };

/** A letter about a decision, and when it leaves. */
interface Telling {
  action: NotifiedDecision['action'];
  /** How long it is held, in milliseconds. @default 0 */
  holdMs?: number;
}

/**
 * Tells an address that anybody can ask under, and so once a day at most: a yes waits for its day, a no is left out.
 * @param emailKey Of the address under which it was asked.
 */
export async function notifyOnceADay(
  trx: Transaction,
  message: EmailMessage,
  emailKey: string,
  { action, holdMs = 0 }: Telling,
  now: number,
): Promise<Told> {
  const about = await askedUnder(trx, emailKey);
  const nextAt = await nextEmailAt(trx, { about, recipient: message.recipient }, now);
  if (nextAt > now && action === 'reject') return { by: 'no second letter' };
  const leavesAt = Math.max(nextAt, now + holdMs);
  await queueEmail(trx, message, now, leavesAt);
  return { by: nextAt > now ? 'letter in a day' : 'letter', leavesAt };
}

/** Tells a person what was decided; who asked for membership, once a day at most. */
export async function tell(
  trx: Transaction,
  submission: Submission,
  decision: NotifiedDecision & Telling,
  now: number,
): Promise<Told> {
  const message = await decisionEmail(trx, submission, decision, now);
  if (!message) return { by: 'none' };
  if (submission.kind === 'member')
    return notifyOnceADay(trx, message, submission.row.email_key, decision, now);
  const leavesAt = now + (decision.holdMs ?? 0);
  await queueEmail(trx, message, now, leavesAt);
  return { by: 'letter', leavesAt };
}
