import { type ChapterId, chaptersOfState } from '@banyan/api/contract';
import type { AuditAction } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { InShort } from '../database/decisions.ts';
import type { Scope } from '../permissions/scope.ts';
import { type ChapterAt, chaptersOfSites } from '../settings/sites.ts';
import { findSubmission, type Submission } from './submissions.ts';

/** How far somebody may: a volunteer's reach. Who sits at the machine is everywhere. */
export type ReviewScope = Scope | 'everywhere';

/** Who does something to what was sent in. */
export interface NamedActor {
  /** Their name, which stays with the row. */
  who: string;
  /** Id of the volunteer, which stands in the log in place of the name. @default none */
  volunteer?: string;
}

/** The same, and how far they may: what lies outside is not there. */
export interface ScopedActor extends NamedActor {
  scope: ReviewScope;
}

/** Where something comes from. */
export type Origin = Pick<InShort, 'state' | 'sent_from'>;

/** Stories and jobs come from nowhere: they are everybody's. */
function originOf(submission: Submission): Origin {
  const { kind, row } = submission;
  if (kind === 'correction') return { state: submission.member.state, sent_from: null };
  if (kind === 'member') return { state: row.state, sent_from: row.sent_from };
  return { state: null, sent_from: kind === 'message' ? row.sent_from : null };
}

/** The chapters of something: whose site sent it, and whose states its person lives in. */
function chaptersOf({ state, sent_from }: Origin, chapterAt: ChapterAt): ChapterId[] {
  const sender = chapterAt(sent_from);
  return [...new Set([...(sender ? [sender] : []), ...(state === null ? [] : chaptersOfState(state))])];
}

const isUnlimited = (scope: ReviewScope) => scope === 'everywhere' || scope.chapters === 'all';

/** Tells what of some places lies within somebody's reach. */
export async function originsInScope(
  database: Database | Transaction,
  scope: ReviewScope,
): Promise<(origin: Origin) => boolean> {
  if (scope === 'everywhere' || scope.chapters === 'all') return () => true;
  const chapterAt = await chaptersOfSites(database);
  return (origin) => chaptersOf(origin, chapterAt).some((chapter) => scope.covers(chapter));
}

/** The same of what was sent in. */
export async function scopeFilter(
  database: Database | Transaction,
  scope: ReviewScope,
): Promise<(submission: Submission) => boolean> {
  const isInside = await originsInScope(database, scope);
  return (submission) => isInside(originOf(submission));
}

/**
 * What is found, if it lies within a reach. How far that goes is read first, so that what lies outside takes as long as what is
 * not there, and is touched as little.
 */
export async function findInScope<Found extends Submission>(
  database: Database | Transaction,
  scope: ReviewScope,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const isTheirs = await scopeFilter(database, scope);
  const found = await find();
  return found && isTheirs(found) ? found : undefined;
}

/** A submission within a reach by its reference or id; what lies outside is not there. */
export const submissionInScope = (
  database: Database | Transaction,
  scope: ReviewScope,
  ref: string,
): Promise<Submission | undefined> => findInScope(database, scope, () => findSubmission(database, ref));

/** Whether one lies within a reach. */
export const isInScope = async (
  database: Database | Transaction,
  scope: ReviewScope,
  submission: Submission,
): Promise<boolean> => isUnlimited(scope) || (await scopeFilter(database, scope))(submission);

/** What is written down of what somebody does to a submission. No reason and no title: those stay with its row. */
export async function auditActionAbout(
  trx: Transaction,
  { who, volunteer }: NamedActor,
  submission: Submission,
  { action, detail = '', data }: Pick<AuditAction, 'action' | 'data'> & Partial<Pick<AuditAction, 'detail'>>,
): Promise<AuditAction> {
  return {
    who: volunteer ?? who,
    volunteer,
    // All in whose reach it lies: whoever may see it may see what was done to it.
    chapters: chaptersOf(originOf(submission), await chaptersOfSites(trx)),
    action,
    subject: `${submission.kind} ${submission.row.id}`,
    detail,
    data,
  };
}
