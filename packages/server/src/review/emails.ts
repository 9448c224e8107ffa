import type { Database, Transaction } from '../database/database.ts';
import { jobEmail } from '../jobs/emails.ts';
import { type EmailMessage, nextEmailAt, queueEmail } from '../mail/outbox.ts';
import type { NotifiedDecision } from '../mail/personal-email.ts';
import { correctionEmail, memberEmail } from '../members/decision-emails.ts';
import { askedUnder } from '../members/same-email.ts';
import { storyEmail } from '../stories/emails.ts';
import type { Submission } from './submissions.ts';

/** Email to a person about a decision; `undefined` if the decision needs none. */
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
 * Delivery of the email about a decision: none, at a time (milliseconds since 1970), a day after the previous email, or not sent
 * because of the previous one.
 */
export type Told =
  | { by: 'none' }
  | { by: 'no second letter' }
  | { by: 'letter'; leavesAt: number }
  | { by: 'letter in a day'; leavesAt: number };

/** Delivery of an email about a decision. */
interface Telling {
  action: NotifiedDecision['action'];
  /** Delay in milliseconds. @default 0 */
  holdMs?: number;
}

/**
 * Queues an email to an address that anybody can enter, at most one a day: an approval waits until it is due, a decline is not
 * sent.
 * @param emailKey Key of the address in the requests.
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

/** Queues the email about a decision; to an applicant for membership at most one a day. */
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
