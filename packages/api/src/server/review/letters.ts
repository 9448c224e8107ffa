import type { Writing } from '../database/database.ts';
import { jobLetter } from '../jobs/letters.ts';
import type { Letter } from '../mail/outbox.ts';
import type { ToldDecision } from '../mail/personal-letter.ts';
import { correctionLetter, memberLetter } from '../members/decision-letters.ts';
import { storyLetter } from '../stories/letters.ts';
import type { Submission } from './submissions.ts';

/** What a person hears of a decision; `undefined` where a decision is nobody's business but ours. */
export async function decisionLetter(
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
