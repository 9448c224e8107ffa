import type { Database, Transaction } from '../database/database.ts';
import { jobLetter } from '../jobs/letters.ts';
import { type Letter, nextLetterAt, queueLetter } from '../mail/outbox.ts';
import type { NotifiedDecision } from '../mail/personal-letter.ts';
import { correctionLetter, memberLetter } from '../members/decision-letters.ts';
import { askedUnder } from '../members/same-email.ts';
import { storyLetter } from '../stories/letters.ts';
import type { Submission } from './submissions.ts';

/** What a person hears of a decision; `undefined` where a decision is nobody's business but ours. */
export async function decisionLetter(
  database: Database | Transaction,
  submission: Submission,
  decision: NotifiedDecision,
  now: number,
): Promise<Letter | undefined> {
  const { kind, row } = submission;
  if (kind === 'member') return memberLetter(database, row, decision, now);
  if (kind === 'correction') return correctionLetter(row, submission.member, decision);
  if (kind === 'story') return storyLetter(row, decision);
  if (kind === 'job') return jobLetter(row, decision);
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
export async function tellOnceADay(
  trx: Transaction,
  letter: Letter,
  emailKey: string,
  { action, holdMs = 0 }: Telling,
  now: number,
): Promise<Told> {
  const about = await askedUnder(trx, emailKey);
  const nextAt = await nextLetterAt(trx, { about, recipient: letter.recipient }, now);
  if (nextAt > now && action === 'reject') return { by: 'no second letter' };
  const leavesAt = Math.max(nextAt, now + holdMs);
  await queueLetter(trx, letter, now, leavesAt);
  return { by: nextAt > now ? 'letter in a day' : 'letter', leavesAt };
}

/** Tells a person what was decided; who asked for membership, once a day at most. */
export async function tell(
  trx: Transaction,
  submission: Submission,
  decision: NotifiedDecision & Telling,
  now: number,
): Promise<Told> {
  const letter = await decisionLetter(trx, submission, decision, now);
  if (!letter) return { by: 'none' };
  if (submission.kind === 'member') return tellOnceADay(trx, letter, submission.row.email_key, decision, now);
  const leavesAt = now + (decision.holdMs ?? 0);
  await queueLetter(trx, letter, now, leavesAt);
  return { by: 'letter', leavesAt };
}
