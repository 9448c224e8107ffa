import type { DecisionEmail } from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { noWrap } from '../mail/no-wrap.ts';
import { withoutSecrets } from '../mail/outbox.ts';
import { withOwnWords } from '../mail/own-words.ts';
import { decisionEmail } from './emails.ts';
import type { Submission } from './submissions.ts';

/** Stands where the reason will. What people send holds no control characters, so nothing else in a letter is it. */
const marker = '\0';

/** A letter about a decision as it would arrive. Nothing is written, and the links that are the person's alone do not work. */
async function preview(
  database: Database,
  submission: Submission,
  action: 'approve' | 'reject',
  config: ServerConfig,
  now: number,
): Promise<DecisionEmail | null> {
  const email = await decisionEmail(database, submission, { action, reason: marker, config }, now);
  if (!email) return null;
  const { body } = await withOwnWords(database, email);
  const [before = '', after = ''] = noWrap(withoutSecrets(body)).split(marker);
  return { subject: email.subject, before, after };
}

/** Both letters that a decision may write. */
export const previews = async (
  database: Database,
  submission: Submission,
  config: ServerConfig,
  now: number,
) => ({
  approve: await preview(database, submission, 'approve', config, now),
  reject: await preview(database, submission, 'reject', config, now),
});
