import { audit } from '../audit/audit.ts';
import type { Writing } from '../database/database.ts';
import { releaseHeld } from '../mail/letter-states.ts';
import { questionsAbout } from '../questions/rows.ts';
import { asItIs, type Submission } from './submissions.ts';
import { type DoerWithin, deedAbout, isWithin } from './within.ts';

/**
 * Sends the held emails about a submission with the next round: those about a decision, a question or a reply. `left`: none is held
 * any more.
 */
export async function sendNow(
  writing: Writing,
  submission: Submission,
  doer: DoerWithin,
  now: number,
): Promise<'done' | 'left' | 'gone'> {
  const found = await asItIs(writing, submission);
  if (!found || !(await isWithin(writing, doer.reach, found))) return 'gone';
  const { id } = found.row;
  const questions = await questionsAbout(writing, [id]);
  const many = await releaseHeld(writing, [id, ...questions.map((question) => question.id)], now);
  if (many === 0) return 'left';
  await audit(writing, await deedAbout(writing, doer, found, { action: 'letter send' }), now);
  return 'done';
}
