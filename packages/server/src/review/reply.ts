import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import { keepReplies, repliesTo, replyLetter } from '../contact/replies.ts';
import type { Writing } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import { queueLetter, withdrawLetter } from '../mail/outbox.ts';
import { addressIn } from '../mail/sender.ts';
import { asItIs, referenceOf, type Submission, versionInQueue } from './submissions.ts';
import { type DoerWithin, deedAbout, isWithin } from './within.ts';
import { senderOf } from './words.ts';

type Message = Extract<Submission, { kind: 'message' }>;

/** A message as it is now; `undefined` when it is gone or outside of the scope. */
async function messageNow(
  writing: Writing,
  reach: DoerWithin['reach'],
  submission: Submission,
): Promise<Message | undefined> {
  const found = await asItIs(writing, submission);
  return found?.kind === 'message' && (await isWithin(writing, reach, found)) ? found : undefined;
}

interface Replying extends DoerWithin {
  text: string;
  config: Pick<ServerConfig, 'mail'>;
  /** How long the email is held, in milliseconds: until then {@link takeReplyBack} withdraws it. */
  holdMs: number;
  /** Of the message as it was read, by `versionInQueue`. */
  version: string;
}

/** Result of replying: id of the reply, and when its email is sent, in milliseconds since 1970. */
type Replied =
  | { state: 'done'; reply: string; leavesAt: number }
  /** Somebody replied or decided since it was read; or it is no message, gone, or outside of the scope. */
  | { state: 'changed' }
  | { state: 'gone' };

/**
 * Replies to a message, whether or not it was decided about: reply, email and audit line in the same transaction. Where somebody else
 * replied since the message was read, nothing is sent.
 */
export async function reply(
  writing: Writing,
  submission: Submission,
  { text, config, holdMs, version, ...doer }: Replying,
  now: number,
): Promise<Replied> {
  const found = await messageNow(writing, doer.reach, submission);
  if (!found) return { state: 'gone' };
  if (version !== (await versionInQueue(writing, found))) return { state: 'changed' };
  const { row } = found;
  const id = newId(now);
  const added = { id, at: new Date(now).toISOString(), who: doer.who, text };
  await keepReplies(writing, row.id, [...repliesTo(row), added]);
  const to = { to: row.email, name: senderOf(found), reference: referenceOf(found) };
  const letter = replyLetter({ id: row.id, text, ...to, replyTo: addressIn(config.mail.to) });
  const leavesAt = now + holdMs;
  await queueLetter(writing, letter, now, leavesAt);
  await audit(writing, await deedAbout(writing, doer, found, { action: 'reply' }), now);
  return { state: 'done', reply: id, leavesAt };
}

/** Withdraws a reply and its email. `left`: the email is sent or being sent, and the reply stays. */
export async function takeReplyBack(
  writing: Writing,
  submission: Submission,
  { reply: id, ...doer }: DoerWithin & { reply: string },
  now: number,
): Promise<'done' | 'gone' | 'left'> {
  const found = await messageNow(writing, doer.reach, submission);
  const replies = found ? repliesTo(found.row) : [];
  const one = replies.find((reply) => reply.id === id);
  if (!found || !one) return 'gone';
  const promised = { about: found.row.id, recipient: found.row.email, promisedAt: one.at };
  const { letter } = await withdrawLetter(writing, promised, now);
  if (letter !== 'withdrawn') return 'left';
  await keepReplies(
    writing,
    found.row.id,
    replies.filter((reply) => reply !== one),
  );
  await audit(writing, await deedAbout(writing, doer, found, { action: 'undo reply' }), now);
  return 'done';
}
