import type { DecidedBefore } from '@banyan/api/office';
import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Decision as WrittenDecision } from '../database/decisions.ts';
import { transaction } from '../database/transaction.ts';
import { type Withdrawal, withdrawEmail } from '../mail/outbox.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { applyCorrection, revertCorrection } from '../members/corrections.ts';
import { listApproved } from '../members/decisions.ts';
import { unlistMember } from '../members/directory/listing.ts';
import { approvedWithEmail } from '../members/same-email.ts';
import { isForgotten } from '../stories/decisions.ts';
import { portraitFile, showPortrait } from '../stories/portrait.ts';
import { placePortrait } from '../stories/published-portraits.ts';
import { editSent, type StoryEdit } from '../stories/rows.ts';
import { type Told, tell } from './emails.ts';
import { auditActionAbout, findInScope, isInScope, type ScopedActor } from './scope-filter.ts';
import { asItIs, decidedBy, decisions, findDecided, type Submission, versionInQueue } from './submissions.ts';

/** Decision of a volunteer. The reason for declining is sent to the person and stored with the submission. */
export interface Decision extends WrittenDecision, ScopedActor {
  config: ServerConfig;
  media: MediaStore;
  /** True if the transaction will be rolled back. Files then stay in place, because moving them cannot be undone. @default false */
  rehearsing?: boolean;
  /** Delay of the email in milliseconds; until then {@link undo} also withdraws it. @default 0 */
  holdMs?: number;
  /** Version that the reviewer saw, by {@link versionInQueue}; another version is not decided. @default the current one */
  version?: string | undefined;
  /** Edits of a story before it is published. Only for an approval. */
  story?: StoryEdit | undefined;
}

/** Outcome of a decision: the delivery of its email, or the reason why nothing was changed. */
export type Decided =
  | { state: 'done'; told: Told }
  /** Another volunteer decided first: their name, the ISO instant, and the status since. */
  | { state: 'decided'; by: string; at: string; as: DecidedBefore['as'] }
  /** The version differs from the one the reviewer saw. */
  | { state: 'changed' }
  /** The submission no longer exists. */
  | { state: 'gone' }
  /** Reference of another approved member with the same email. */
  | { state: 'taken'; by: string };

function writeDecision(
  database: Database,
  submission: Submission,
  decision: Decision,
  now: number,
): Promise<Decided> {
  return transaction<Decided>(database, async (trx) => {
    const found = await asItIs(trx, submission);
    if (!found || !(await isInScope(trx, decision.scope, found))) return { state: 'gone' };
    const before = decidedBy(found);
    if (before) return { state: 'decided', ...before };
    const { version } = decision;
    if (version !== undefined && version !== (await versionInQueue(trx, found))) return { state: 'changed' };
    const { kind, row } = found;
    const approved = decision.action === 'approve';
    const other = approved && kind === 'member' && (await approvedWithEmail(trx, row));
    if (other) return { state: 'taken', by: other.reference };
    if (!(await decisions[kind].decide(trx, row.id, decision, now))) return { state: 'gone' };
    if (approved && kind === 'member') await listApproved(trx, row, now);
    if (approved && kind === 'correction') await applyCorrection(trx, row);
    const edited = approved && kind === 'story' ? await editSent(trx, row, decision.story) : [];
    const told = await tell(trx, found, decision, now);
    const { action } = decision;
    const data = edited.length > 0 ? { edited } : undefined;
    await audit(trx, await auditActionAbout(trx, decision, found, { action, data }), now);
    return { state: 'done', told };
  });
}

/** Checks that the media store is available before a change that must move a photo. @throws MediaUnavailable */
export async function askForPortrait({ kind, row }: Submission, media: MediaStore): Promise<void> {
  if (kind === 'story') await portraitFile(row.photo, media);
}

/**
 * Decides once: status, email and audit log are written in one transaction. Approved content is visible from that moment. Changes
 * nothing if somebody else decided first, the version changed, or another member with the same email is approved.
 */
export async function decide(
  database: Database,
  submission: Submission,
  decision: Decision,
  now: number,
): Promise<Decided> {
  const { kind, row } = submission;
  if (kind !== 'story' || decision.rehearsing) return writeDecision(database, submission, decision, now);
  const { action, media, story } = decision;
  // The photo is published first, so that the story never appears without it. A full disk or unavailable store then stops the
  // decision.
  if (action === 'approve' && story?.withPhoto !== false) await showPortrait(row.photo, media);
  else await askForPortrait(submission, media);
  try {
    return await writeDecision(database, submission, decision, now);
  } finally {
    await placePortrait(database, row, media);
  }
}

/** Outcome of undoing a decision, including its email. */
export type Undone = Withdrawal & { submission: Submission };

/** Reason why nothing was undone. `changed`: the latest decision is another one, by this person at this ISO instant. */
export type NotUndone = 'unknown' | 'too late' | { state: 'changed'; by: string; at: string };

/** Person who undoes a decision, and which one. */
export interface Undoing extends ScopedActor, Pick<Decision, 'media' | 'rehearsing'> {
  /** ISO instant of the decision to undo. @default the latest one */
  at?: string | undefined;
}

/** Email address to which a decision is sent; `null` if there is none. */
function toldOf(submission: Submission): string | null {
  if (submission.kind === 'message') return null;
  if (submission.kind === 'correction') return submission.member.email;
  return submission.kind === 'job' ? submission.row.poster_email : submission.row.email;
}

/** Withdraws the email about the decision if it is not sent yet. Other emails about the same submission stay. */
async function takeEmailBack(trx: Transaction, submission: Submission, now: number): Promise<Withdrawal> {
  const { id, decided_at } = submission.row;
  const recipient = toldOf(submission);
  if (recipient === null || decided_at === null) return { email: 'none' };
  return withdrawEmail(trx, { about: id, recipient, promisedAt: decided_at }, now);
}

/**
 * Undoes the latest decision about a submission, and withdraws its email if it is not sent yet. The submission is pending again and
 * disappears from the site at once. No email is sent about it.
 */
export async function undo(
  database: Database,
  name: string,
  undoing: Undoing,
  now: number,
): Promise<Undone | NotUndone> {
  const { media, rehearsing, scope, at } = undoing;
  const decided = await findInScope(database, scope, () => findDecided(database, name));
  if (!decided) return 'unknown';
  if (!rehearsing) await askForPortrait(decided, media);
  const done = await transaction<Undone | NotUndone>(database, async (trx) => {
    const submission = await findDecided(trx, name);
    if (!submission || !(await isInScope(trx, scope, submission))) return 'unknown';
    const { kind, row } = submission;
    if (at !== undefined && at !== row.decided_at)
      return { state: 'changed', by: row.decided_by ?? '', at: row.decided_at ?? '' };
    if (kind === 'story' && isForgotten(row, now)) return 'too late';
    if (kind === 'member') await unlistMember(trx, row.id);
    if (kind === 'correction') await revertCorrection(trx, row);
    await decisions[kind].takeBack(trx, row.id);
    const withdrawal = await takeEmailBack(trx, submission, now);
    const auditAction = { action: 'undo', detail: row.status } as const;
    await audit(trx, await auditActionAbout(trx, undoing, submission, auditAction), now);
    return { submission, ...withdrawal };
  });
  if (typeof done !== 'string' && 'submission' in done && done.submission.kind === 'story' && !rehearsing)
    await placePortrait(database, done.submission.row, media);
  return done;
}
