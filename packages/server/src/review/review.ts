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

/** What a volunteer decided. Its reason is sent to the person when something is turned down, and kept with it. */
export interface Decision extends WrittenDecision, ScopedActor {
  config: ServerConfig;
  media: MediaStore;
  /** The transaction will be taken back; files, which cannot be, stay where they are. @default false */
  rehearsing?: boolean;
  /** How long the letter about it is held, in milliseconds: until then {@link undo} takes it back, too. @default 0 */
  holdMs?: number;
  /** Of what was looked at, by {@link versionInQueue}: of another nothing is decided. @default whatever it is now */
  version?: string | undefined;
  /** What a story is published with instead of what it was sent with. Only with a yes. */
  story?: StoryEdit | undefined;
}

/** What came of a decision: how the person hears of it, or why nothing was changed. */
export type Decided =
  | { state: 'done'; told: Told }
  /** Somebody was first: who, at which ISO instant, and what it has been since. */
  | { state: 'decided'; by: string; at: string; as: DecidedBefore['as'] }
  /** It is another than the one that was looked at. */
  | { state: 'changed' }
  /** It is not here any more. */
  | { state: 'gone' }
  /** The reference of another who is approved under the same email. */
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

/** A bucket that is away stops what would have to move a photo afterwards. @throws MediaUnavailable */
export async function askForPortrait({ kind, row }: Submission, media: MediaStore): Promise<void> {
  if (kind === 'story') await portraitFile(row.photo, media);
}

/**
 * Decides once: status, mail and audit line in one transaction. What is approved can be seen from that moment. Changes
 * nothing when somebody else decided first, it is another than was looked at, or another is approved under the same email.
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
  // Before: nobody sees the story without its photo, and a disk that is full or a bucket that is away stops the decision.
  if (action === 'approve' && story?.withPhoto !== false) await showPortrait(row.photo, media);
  else await askForPortrait(submission, media);
  try {
    return await writeDecision(database, submission, decision, now);
  } finally {
    await placePortrait(database, row, media);
  }
}

/** What taking a decision back did, and what became of the letter about it. */
export type Undone = Withdrawal & { submission: Submission };

/** Why nothing was taken back; `changed`: another decision than the one that was meant, with who and at which ISO instant. */
export type NotUndone = 'unknown' | 'too late' | { state: 'changed'; by: string; at: string };

/** Who takes something back. */
export interface Undoing extends ScopedActor, Pick<Decision, 'media' | 'rehearsing'> {
  /** ISO instant of the decision that is meant. @default the last one */
  at?: string | undefined;
}

/** Where a decision is told; `null` where it is not. */
function toldOf(submission: Submission): string | null {
  if (submission.kind === 'message') return null;
  if (submission.kind === 'correction') return submission.member.email;
  return submission.kind === 'job' ? submission.row.poster_email : submission.row.email;
}

/** Takes back the letter of the decision, if it is still here. Whatever else was written about the same stays. */
async function takeEmailBack(trx: Transaction, submission: Submission, now: number): Promise<Withdrawal> {
  const { id, decided_at } = submission.row;
  const recipient = toldOf(submission);
  if (recipient === null || decided_at === null) return { email: 'none' };
  return withdrawEmail(trx, { about: id, recipient, promisedAt: decided_at }, now);
}

/**
 * Takes the last decision about something back, and the letter about it unless that has left: it waits again, and what could be
 * seen is gone from the site at once. No mail is sent about it.
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
