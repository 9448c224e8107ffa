import { audit } from '../audit/audit.ts';
import type { Transaction } from '../database/database.ts';
import { releaseHeld } from '../mail/email-states.ts';
import { questionsAbout } from '../questions/rows.ts';
import { auditActionAbout, isInScope, type ScopedActor } from './scope-filter.ts';
import { asItIs, type Submission } from './submissions.ts';

/**
 * Sends the held emails about a submission with the next round: those about a decision, a question or a reply. `left`: none is held
 * any more.
 */
export async function sendNow(
  trx: Transaction,
  submission: Submission,
  by: ScopedActor,
  now: number,
): Promise<'done' | 'left' | 'gone'> {
  const found = await asItIs(trx, submission);
  if (!found || !(await isInScope(trx, by.scope, found))) return 'gone';
  const { id } = found.row;
  const questions = await questionsAbout(trx, [id]);
  const many = await releaseHeld(trx, [id, ...questions.map((question) => question.id)], now);
  if (many === 0) return 'left';
  await audit(trx, await auditActionAbout(trx, by, found, { action: 'letter send' }), now);
  return 'done';
}
