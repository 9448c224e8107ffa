import { sql } from 'kysely';
import { limits } from '../../contract/limits.ts';
import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Writing } from '../database/database.ts';
import { queueLetter } from '../mail/outbox.ts';
import { applyCorrection, revertCorrection } from '../members/corrections.ts';
import { listMember, unlistMember } from '../members/directory/listing.ts';
import { hidePortrait, showPortrait } from '../stories/portrait.ts';
import { decisionLetter } from './letters.ts';
import { findDecided, kinds, type Submission } from './submissions.ts';

/** What a volunteer decided. */
export interface Decision {
  action: 'approve' | 'reject';
  /** Who decided, for the audit log. */
  who: string;
  /** Sent to the person when something is turned down; kept with the row in any case. */
  reason: string;
  config: ServerConfig;
}

const subjectOf = ({ kind, row }: Submission) => `${kind} ${row.id}`;

async function setDecided(writing: Writing, { kind, row }: Submission, decision: Decision, now: number) {
  const { table, waits, yes, shownSince } = kinds[kind];
  const at = new Date(now).toISOString();
  const approved = decision.action === 'approve';
  const shown = shownSince && approved ? sql`, ${sql.ref(shownSince)} = ${at}` : sql``;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set status = ${approved ? yes : 'rejected'}, decided_at = ${at},
      decided_by = ${decision.who}, reason = ${decision.reason || null} ${shown}
    where id = ${row.id} and status = ${waits}`.execute(writing);
  return numAffectedRows === 1n;
}

/**
 * Decides once: status, mail and audit line in one transaction. What is approved can be seen from that moment. Answers
 * `false`, and changes nothing, when somebody else decided first.
 */
export async function decide(
  database: Database,
  submission: Submission,
  decision: Decision,
  now: number,
): Promise<boolean> {
  return database.transaction().execute(async (writing) => {
    if (!(await setDecided(writing, submission, decision, now))) return false;
    const { kind, row } = submission;
    const approved = decision.action === 'approve';
    // Whoever asked to be out of the directory stays out, however often they are approved.
    if (approved && kind === 'member' && row.hidden === 0) await listMember(writing, row);
    if (approved && kind === 'correction') await applyCorrection(writing, row);
    const letter = decisionLetter(submission, decision, now);
    if (letter) await queueLetter(writing, letter, now);
    const { who, action, reason } = decision;
    await audit(writing, { who, action, subject: subjectOf(submission), detail: reason }, now);
    if (approved && kind === 'story') await showPortrait(row.photo, decision.config.dataDir);
    return true;
  });
}

/** What taking a decision back did. */
export interface Undone {
  submission: Submission;
  /** What was heard of the decision: nothing was to be, it was still in the outbox and is withdrawn, or it was sent. */
  letter: 'none' | 'withdrawn' | 'sent';
}

export type NotUndone = 'unknown' | 'asked again' | 'too late';

/** Where a decision is told; `null` where it is not. */
function toldOf(submission: Submission): string | null {
  if (submission.kind === 'message') return null;
  if (submission.kind === 'correction') return submission.member.email;
  return submission.kind === 'job' ? submission.row.poster_email : submission.row.email;
}

/** Takes back the letter of the decision, if it is still here. The letter to the volunteers is another one. */
async function withdrawLetter(writing: Writing, submission: Submission): Promise<Undone['letter']> {
  const { row } = submission;
  const to = toldOf(submission);
  if (to === null || row.decided_at === null) return 'none';
  const letters = await writing
    .selectFrom('outbox')
    .select(['id', 'sent_at'])
    .where('about', '=', row.id)
    .where('recipient', '=', to)
    .where('created_at', '>=', row.decided_at)
    .execute();
  const unsent = letters.filter(({ sent_at }) => sent_at === null).map(({ id }) => id);
  if (unsent.length > 0) await writing.deleteFrom('outbox').where('id', 'in', unsent).execute();
  // A sent letter is forgotten after a month, so a missing one may well have been read.
  return unsent.length > 0 && unsent.length === letters.length ? 'withdrawn' : 'sent';
}

const forgottenBefore = (now: number) => new Date(now - limits.storyUndoDays * 86_400_000).toISOString();

/** Whether a story was turned down so long ago that its photo is gone. */
const isForgotten = ({ kind, row }: Submission, now: number) =>
  kind === 'story' && row.status === 'rejected' && (row.decided_at ?? '') <= forgottenBefore(now);

/** The photos of all stories but those: somebody may still decide about them. */
export async function portraitsInUse(database: Database, now: number): Promise<string[]> {
  const stories = await database
    .selectFrom('stories')
    .select('photo')
    .where('photo', '<>', '')
    .where((story) =>
      story.or([story('status', '<>', 'rejected'), story('decided_at', '>', forgottenBefore(now))]),
    )
    .execute();
  return stories.map(({ photo }) => photo);
}

async function askedAgain(writing: Writing, { kind, row }: Submission): Promise<boolean> {
  if (kind !== 'member' || row.status !== 'rejected') return false;
  const open = writing.selectFrom('members').select('id').where('email_key', '=', row.email_key);
  return (await open.where('status', '<>', 'rejected').execute()).length > 0;
}

/**
 * Takes the last decision about something back: it waits again, and what could be seen is gone from the site at once.
 * No mail is sent about it.
 */
export async function undo(
  database: Database,
  name: string,
  { who, config }: Pick<Decision, 'who' | 'config'>,
  now: number,
): Promise<Undone | NotUndone> {
  return database.transaction().execute(async (writing) => {
    const submission = await findDecided(writing, name);
    if (!submission) return 'unknown';
    if (await askedAgain(writing, submission)) return 'asked again';
    if (isForgotten(submission, now)) return 'too late';
    const { kind, row } = submission;
    const { table, waits, shownSince } = kinds[kind];
    if (kind === 'member') await unlistMember(writing, row.id);
    if (kind === 'correction') await revertCorrection(writing, row);
    const unseen = shownSince ? sql`, ${sql.ref(shownSince)} = null` : sql``;
    await sql`
      update ${sql.table(table)} set status = ${waits}, decided_at = null, decided_by = null, reason = null ${unseen}
      where id = ${row.id}`.execute(writing);
    const letter = await withdrawLetter(writing, submission);
    await audit(writing, { who, action: 'undo', subject: subjectOf(submission), detail: row.status }, now);
    if (kind === 'story') await hidePortrait(row.photo, config.dataDir);
    return { submission, letter };
  });
}
