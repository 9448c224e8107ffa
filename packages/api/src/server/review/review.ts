import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Writing } from '../database/database.ts';
import type { Decision as WrittenDecision } from '../database/decisions.ts';
import { write } from '../database/write.ts';
import { type Withdrawal, withdrawLetter } from '../mail/outbox.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { applyCorrection, revertCorrection } from '../members/corrections.ts';
import { listApproved } from '../members/decisions.ts';
import { unlistMember } from '../members/directory/listing.ts';
import { approvedWithEmail } from '../members/same-email.ts';
import { isForgotten } from '../stories/decisions.ts';
import { portraitFile, showPortrait } from '../stories/portrait.ts';
import { placePortrait } from '../stories/published-portraits.ts';
import { type Told, tell } from './letters.ts';
import {
  asItIs,
  decisions,
  findDecided,
  isWaiting,
  type SettledStatus,
  type Submission,
  versionOf,
} from './submissions.ts';

/** What a volunteer decided. Its reason is sent to the person when something is turned down, and kept with it. */
export interface Decision extends WrittenDecision {
  config: ServerConfig;
  media: MediaStore;
  /** The transaction will be taken back; files, which cannot be, stay where they are. @default false */
  rehearsing?: boolean;
  /** How long the letter about it is held, in milliseconds: until then {@link undo} takes it back, too. @default 0 */
  holdMs?: number;
  /** Of what was looked at, by {@link versionOf}: of another nothing is decided. @default whatever it is now */
  version?: string | undefined;
}

/** What came of a decision: how the person hears of it, or why nothing was changed. */
export type Decided =
  | { state: 'done'; told: Told }
  /** Somebody was first: who, at which ISO instant, and what it has been since. */
  | { state: 'decided'; by: string; at: string; as: SettledStatus }
  /** It is another than the one that was looked at. */
  | { state: 'changed' }
  /** It is not here any more. */
  | { state: 'gone' }
  /** The reference of another who is approved under the same e-mail. */
  | { state: 'taken'; by: string };

/** Who was first. */
function decidedBefore({ row }: Submission): Decided {
  const { status, decided_by, decided_at } = row;
  if (status === 'pending' || status === 'new') throw new Error('What waits was not decided.');
  return { state: 'decided', by: decided_by ?? '', at: decided_at ?? '', as: status };
}

const subjectOf = ({ kind, row }: Submission) => `${kind} ${row.id}`;

function writeDecision(
  database: Database,
  submission: Submission,
  decision: Decision,
  now: number,
): Promise<Decided> {
  return write<Decided>(database, async (writing) => {
    const found = await asItIs(writing, submission);
    if (!found) return { state: 'gone' };
    if (!isWaiting(found)) return decidedBefore(found);
    if (decision.version !== undefined && decision.version !== versionOf(found)) return { state: 'changed' };
    const { kind, row } = found;
    const approved = decision.action === 'approve';
    const other = approved && kind === 'member' && (await approvedWithEmail(writing, row));
    if (other) return { state: 'taken', by: other.reference };
    if (!(await decisions[kind].decide(writing, row.id, decision, now))) return { state: 'gone' };
    if (approved && kind === 'member') await listApproved(writing, row);
    if (approved && kind === 'correction') await applyCorrection(writing, row);
    const told = await tell(writing, found, decision, now);
    const { who, action } = decision;
    // The reason stays with the row: what is noted here is never taken out, and may hold no person's name.
    await audit(writing, { who, action, subject: subjectOf(found), detail: '' }, now);
    return { state: 'done', told };
  });
}

/** A bucket that is away stops what would have to move a photo afterwards. @throws MediaUnavailable */
async function askForPortrait({ kind, row }: Submission, media: MediaStore): Promise<void> {
  if (kind === 'story') await portraitFile(row.photo, media);
}

/**
 * Decides once: status, mail and audit line in one transaction. What is approved can be seen from that moment. Changes
 * nothing when somebody else decided first, it is another than was looked at, or another is approved under the same e-mail.
 */
export async function decide(
  database: Database,
  submission: Submission,
  decision: Decision,
  now: number,
): Promise<Decided> {
  const { kind, row } = submission;
  if (kind !== 'story' || decision.rehearsing) return writeDecision(database, submission, decision, now);
  const { media } = decision;
  // Before: nobody sees the story without its photo, and a disk that is full or a bucket that is away stops the decision.
  if (decision.action === 'approve') await showPortrait(row.photo, media);
  else await askForPortrait(submission, media);
  try {
    return await writeDecision(database, submission, decision, now);
  } finally {
    await placePortrait(database, row, media);
  }
}

/** What taking a decision back did, and what became of the letter about it. */
export type Undone = Withdrawal & { submission: Submission };

export type NotUndone = 'unknown' | 'too late';

/** Where a decision is told; `null` where it is not. */
function toldOf(submission: Submission): string | null {
  if (submission.kind === 'message') return null;
  if (submission.kind === 'correction') return submission.member.email;
  return submission.kind === 'job' ? submission.row.poster_email : submission.row.email;
}

/** Takes back the letter of the decision, if it is still here. Whatever else was written about the same stays. */
async function takeLetterBack(writing: Writing, submission: Submission, now: number): Promise<Withdrawal> {
  const { id, decided_at } = submission.row;
  const recipient = toldOf(submission);
  if (recipient === null || decided_at === null) return { letter: 'none' };
  return withdrawLetter(writing, { about: id, recipient, promisedAt: decided_at }, now);
}

/**
 * Takes the last decision about something back, and the letter about it unless that has left: it waits again, and what could be
 * seen is gone from the site at once. No mail is sent about it.
 */
export async function undo(
  database: Database,
  name: string,
  { who, media, rehearsing }: Pick<Decision, 'who' | 'media' | 'rehearsing'>,
  now: number,
): Promise<Undone | NotUndone> {
  const decided = rehearsing ? undefined : await findDecided(database, name);
  if (decided) await askForPortrait(decided, media);
  const done = await write<Undone | NotUndone>(database, async (writing) => {
    const submission = await findDecided(writing, name);
    if (!submission) return 'unknown';
    const { kind, row } = submission;
    if (kind === 'story' && isForgotten(row, now)) return 'too late';
    if (kind === 'member') await unlistMember(writing, row.id);
    if (kind === 'correction') await revertCorrection(writing, row);
    await decisions[kind].takeBack(writing, row.id);
    const withdrawal = await takeLetterBack(writing, submission, now);
    await audit(writing, { who, action: 'undo', subject: subjectOf(submission), detail: row.status }, now);
    return { submission, ...withdrawal };
  });
  if (typeof done !== 'string' && done.submission.kind === 'story' && !rehearsing)
    await placePortrait(database, done.submission.row, media);
  return done;
}
