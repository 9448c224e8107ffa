import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import { keepReplies, repliesTo, replyEmail } from '../contact/replies.ts';
import type { Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import { queueEmail, withdrawEmail } from '../mail/outbox.ts';
import { addressIn } from '../mail/sender.ts';
import { auditActionAbout, isInScope, type ScopedActor } from './scope-filter.ts';
import { asItIs, referenceOf, type Submission, versionInQueue } from './submissions.ts';
import { senderOf } from './words.ts';

type Message = Extract<Submission, { kind: 'message' }>;

/** Current row of a message; `undefined` if it is gone or outside of the scope. */
async function messageNow(
  trx: Transaction,
  scope: ScopedActor['scope'],
  submission: Submission,
): Promise<Message | undefined> {
  const found = await asItIs(trx, submission);
  return found?.kind === 'message' && (await isInScope(trx, scope, found)) ? found : undefined;
}

interface Replying extends ScopedActor {
  text: string;
  config: Pick<ServerConfig, 'mail'>;
  /** Delay of the email in milliseconds; until then {@link takeReplyBack} can withdraw it. */
  holdMs: number;
  /** Version of the message that the volunteer saw, by `versionInQueue`. */
  version: string;
}

/** Result of replying: id of the reply, and when its email is sent, in milliseconds since 1970. */
type Replied =
  | { state: 'done'; reply: string; leavesAt: number }
  /** Another volunteer replied or decided since; or it is no message, no longer exists, or is outside of the scope. */
  | { state: 'changed' }
  | { state: 'gone' };

/**
 * Replies to a message, decided or not; writes reply, email and audit log in the same transaction. If somebody else replied since
 * the message was read, nothing is sent.
 */
export async function reply(
  trx: Transaction,
  submission: Submission,
  { text, config, holdMs, version, ...doer }: Replying,
  now: number,
): Promise<Replied> {
  const found = await messageNow(trx, doer.scope, submission);
  if (!found) return { state: 'gone' };
  if (version !== (await versionInQueue(trx, found))) return { state: 'changed' };
  const { row } = found;
  const id = newId(now);
  const added = { id, at: new Date(now).toISOString(), who: doer.who, text };
  await keepReplies(trx, row.id, [...repliesTo(row), added]);
  const to = { to: row.email, name: senderOf(found), reference: referenceOf(found) };
  const mail = replyEmail({ id: row.id, text, ...to, replyTo: addressIn(config.mail.to) });
  const leavesAt = now + holdMs;
  await queueEmail(trx, mail, now, leavesAt);
  await audit(trx, await auditActionAbout(trx, doer, found, { action: 'reply' }), now);
  return { state: 'done', reply: id, leavesAt };
}

/** Withdraws a reply and its email. `left`: the email is sent or being sent, and the reply stays. */
export async function takeReplyBack(
  trx: Transaction,
  submission: Submission,
  { reply: id, ...doer }: ScopedActor & { reply: string },
  now: number,
): Promise<'done' | 'gone' | 'left'> {
  const found = await messageNow(trx, doer.scope, submission);
  const replies = found ? repliesTo(found.row) : [];
  const one = replies.find((reply) => reply.id === id);
  if (!found || !one) return 'gone';
  const promised = { about: found.row.id, recipient: found.row.email, promisedAt: one.at };
  const { email: mail } = await withdrawEmail(trx, promised, now);
  if (mail !== 'withdrawn') return 'left';
  await keepReplies(
    trx,
    found.row.id,
    replies.filter((reply) => reply !== one),
  );
  await audit(trx, await auditActionAbout(trx, doer, found, { action: 'undo reply' }), now);
  return 'done';
}
