import type { Writing } from '../database/database.ts';
import { jobLetter } from '../jobs/letters.ts';
import { type Letter, nextLetterAt, queueLetter } from '../mail/outbox.ts';
import type { ToldDecision } from '../mail/personal-letter.ts';
import { correctionLetter, memberLetter } from '../members/decision-letters.ts';
import { askedUnder } from '../members/same-email.ts';
import { storyLetter } from '../stories/letters.ts';
import type { Submission } from './submissions.ts';

/** What a person hears of a decision; `undefined` where a decision is nobody's business but ours. */
async function decisionLetter(
  writing: Writing,
  submission: Submission,
  decision: ToldDecision,
  now: number,
): Promise<Letter | undefined> {
  const { kind, row } = submission;
  if (kind === 'member') return memberLetter(writing, row, decision, now);
  if (kind === 'correction') return correctionLetter(row, submission.member, decision);
  if (kind === 'story') return storyLetter(row, decision);
  if (kind === 'job') return jobLetter(row, decision);
  return undefined;
}

/**
 * What became of the letter about a decision: there is none to write, it leaves at once, it leaves a day after the one
 * before, or that one has to do.
 */
export type ToldBy = 'none' | 'letter' | 'letter in a day' | 'no second letter';

/**
 * Tells an address that anybody can ask under, and so once a day at most: a yes waits for its day, a no is left out.
 * @param emailKey Of the address under which it was asked.
 */
export async function tellOnceADay(
  writing: Writing,
  letter: Letter,
  emailKey: string,
  action: ToldDecision['action'],
  now: number,
): Promise<ToldBy> {
  const about = await askedUnder(writing, emailKey);
  const leavesAt = await nextLetterAt(writing, { about, recipient: letter.recipient }, now);
  if (leavesAt > now && action === 'reject') return 'no second letter';
  await queueLetter(writing, letter, now, leavesAt);
  return leavesAt > now ? 'letter in a day' : 'letter';
}

/** Tells a person what was decided; who asked for membership, once a day at most. */
export async function tell(
  writing: Writing,
  submission: Submission,
  decision: ToldDecision,
  now: number,
): Promise<ToldBy> {
  const letter = await decisionLetter(writing, submission, decision, now);
  if (!letter) return 'none';
  if (submission.kind === 'member')
    return tellOnceADay(writing, letter, submission.row.email_key, decision.action, now);
  await queueLetter(writing, letter, now);
  return 'letter';
}
