import type { DecisionEmail } from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { noWrap } from '../mail/no-wrap.ts';
import { withoutSecrets } from '../mail/outbox.ts';
import { withOwnWords } from '../mail/own-words.ts';
import { decisionEmail } from './emails.ts';
import type { Submission } from './submissions.ts';

/** Placeholder for the reason. Submitted texts contain no control characters, so it occurs nowhere else in an email. */
const marker = '\0';

/** Email about a decision as the person would receive it. Writes nothing, and the personal links in it do not work. */
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

/** Previews of the emails for approving and declining. */
export const previews = async (
  database: Database,
  submission: Submission,
  config: ServerConfig,
  now: number,
) => ({
  approve: await preview(database, submission, 'approve', config, now),
  reject: await preview(database, submission, 'reject', config, now),
});
