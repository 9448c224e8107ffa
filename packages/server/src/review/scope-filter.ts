import { type ChapterId, chaptersOfState } from '@banyan/api/contract';
import type { AuditAction } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { InShort } from '../database/decisions.ts';
import type { Scope } from '../permissions/scope.ts';
import { type ChapterAt, chaptersOfSites } from '../settings/sites.ts';
import { findSubmission, type Submission } from './submissions.ts';

/** Scope of a reviewer: a volunteer's scope, or everything for the command line. */
export type ReviewScope = Scope | 'everywhere';

/** Person who acts on a submission. */
export interface NamedActor {
  /** Name of the person, stored with the row. */
  who: string;
  /** Id of the volunteer, which the audit log stores in place of the name. @default none */
  volunteer?: string;
}

/** Person with their scope: anything outside of it does not exist for them. */
export interface ScopedActor extends NamedActor {
  scope: ReviewScope;
}

/** Origin of a submission: the sender's state, and the site it was sent from. */
export type Origin = Pick<InShort, 'state' | 'sent_from'>;

/** Stories and jobs have no origin, because they belong to no chapter. */
function originOf(submission: Submission): Origin {
  const { kind, row } = submission;
  if (kind === 'correction') return { state: submission.member.state, sent_from: null };
  if (kind === 'member') return { state: row.state, sent_from: row.sent_from };
  return { state: null, sent_from: kind === 'message' ? row.sent_from : null };
}

/** Chapters of a submission: the one whose site sent it, and those of the sender's state. */
function chaptersOf({ state, sent_from }: Origin, chapterAt: ChapterAt): ChapterId[] {
  const sender = chapterAt(sent_from);
  return [...new Set([...(sender ? [sender] : []), ...(state === null ? [] : chaptersOfState(state))])];
}

const isUnlimited = (scope: ReviewScope) => scope === 'everywhere' || scope.chapters === 'all';

/** Returns a test for origins within a scope. */
export async function originsInScope(
  database: Database | Transaction,
  scope: ReviewScope,
): Promise<(origin: Origin) => boolean> {
  if (scope === 'everywhere' || scope.chapters === 'all') return () => true;
  const chapterAt = await chaptersOfSites(database);
  return (origin) => chaptersOf(origin, chapterAt).some((chapter) => scope.covers(chapter));
}

/** Returns a test for submissions within a scope. */
export async function scopeFilter(
  database: Database | Transaction,
  scope: ReviewScope,
): Promise<(submission: Submission) => boolean> {
  const isInside = await originsInScope(database, scope);
  return (submission) => isInside(originOf(submission));
}

/**
 * Finds a submission if it is within a scope. The scope is read first, so that a submission outside of it takes as long as a
 * missing one.
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

/** Submission within a scope by its reference or id; `undefined` outside of it. */
export const submissionInScope = (
  database: Database | Transaction,
  scope: ReviewScope,
  ref: string,
): Promise<Submission | undefined> => findInScope(database, scope, () => findSubmission(database, ref));

/** True if a submission is within a scope. */
export const isInScope = async (
  database: Database | Transaction,
  scope: ReviewScope,
  submission: Submission,
): Promise<boolean> => isUnlimited(scope) || (await scopeFilter(database, scope))(submission);

/** Audit entry of an action on a submission. It omits reason and title, which stay with the row. */
export async function auditActionAbout(
  trx: Transaction,
  { who, volunteer }: NamedActor,
  submission: Submission,
  { action, detail = '', data }: Pick<AuditAction, 'action' | 'data'> & Partial<Pick<AuditAction, 'detail'>>,
): Promise<AuditAction> {
  return {
    who: volunteer ?? who,
    volunteer,
    // Everybody whose scope includes the submission may see what was done to it.
    chapters: chaptersOf(originOf(submission), await chaptersOfSites(trx)),
    action,
    subject: `${submission.kind} ${submission.row.id}`,
    detail,
    data,
  };
}
