import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { InShort } from '../database/decisions.ts';
import { questionsAbout } from '../questions/rows.ts';
import { isAnswered } from './ask.ts';
import { originsInScope, type ReviewScope } from './scope-filter.ts';
import { decisions, type SubmissionKind } from './submissions.ts';

/* Submissions in few columns, for counting every 20 seconds and for searching among a million. */

/** Summary of a submission. */
export type Brief = InShort<SubmissionKind>;

const kinds = [
  'member',
  'correction',
  'story',
  'job',
  'message',
] as const satisfies readonly SubmissionKind[];

/** Submissions within a scope, in one statement over several kinds. @param limit Most rows per kind. @default all */
async function briefs(
  database: Database,
  scope: ReviewScope,
  of: readonly SubmissionKind[],
  conditionOf: (kind: SubmissionKind) => RawBuilder<boolean>,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<Brief[]> {
  const selects = of.map(
    (kind) =>
      sql`select * from (${decisions[kind].inShort(kind, conditionOf(kind))} limit ${limit}) as of_a_kind`,
  );
  const { rows } = await sql<Brief>`${sql.join(selects, sql` union all `)}`.execute(database);
  return rows.filter(await originsInScope(database, scope));
}

/** Reference of a submission; for content that an editor wrote, its id. */
export const refOf = ({ id, reference }: Brief): string => reference ?? id;

/** True if the submission is pending. */
export const waits = ({ kind, status }: Brief): boolean => status === decisions[kind].pendingStatus;

/** A pending submission and its next step: read the answer, review, or await an answer. */
export interface WaitingBrief extends Brief {
  next: 'answered' | 'waiting' | 'asked';
  /** ISO instant of the latest question; `null` if there was none. */
  asked_at: string | null;
}

/** Pending submissions, oldest first. */
export async function waitingInShort(database: Database, scope: ReviewScope): Promise<WaitingBrief[]> {
  const all = await briefs(database, scope, kinds, (kind) => sql`status = ${decisions[kind].pendingStatus}`);
  const questions = await questionsAbout(
    database,
    all.map(({ id }) => id),
  );
  const about = Map.groupBy(questions, ({ subject_id }) => subject_id);
  return all
    .map((one): WaitingBrief => {
      const asked = about.get(one.id) ?? [];
      const next = asked.length === 0 ? 'waiting' : isAnswered(asked) ? 'answered' : 'asked';
      return { ...one, next, asked_at: asked.at(-1)?.created_at ?? null };
    })
    .sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/** Pending submissions of one kind that volunteers must act on. */
export interface WaitingOfKind {
  kind: SubmissionKind;
  count: number;
  oldest: WaitingBrief;
  /** Submissions with a new answer. */
  answered: readonly WaitingBrief[];
}

/** Groups pending submissions by kind, without empty kinds. Submissions that await an answer are left out. */
export function waitingByKind(all: readonly WaitingBrief[]): WaitingOfKind[] {
  const ours = all.filter(({ next }) => next !== 'asked');
  return kinds.flatMap((kind) => {
    const some = ours.filter((one) => one.kind === kind);
    const [oldest] = some;
    const answered = some.filter(({ next }) => next === 'answered');
    return oldest ? [{ kind, count: some.length, oldest, answered }] : [];
  });
}

/** Days without an answer after which the Office says that nobody answered. */
export const silentDays = 21;

/** Submissions that can be found by name or title: pending ones, and approved jobs and stories. Oldest first. */
export async function namedInShort(database: Database, scope: ReviewScope): Promise<Brief[]> {
  const all = await briefs(database, scope, kinds, (kind) => {
    const { pendingStatus, approvedStatus } = decisions[kind];
    return kind === 'job' || kind === 'story'
      ? sql`status in (${pendingStatus}, ${approvedStatus})`
      : sql`status = ${pendingStatus}`;
  });
  return all.sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/**
 * Submissions whose reference lies between two, in any status, pending ones first. References have one length, so that every engine
 * sorts them alike.
 */
export async function inShortByReference(
  database: Database,
  scope: ReviewScope,
  { least, most }: { least: string; most: string },
  limit: number,
): Promise<Brief[]> {
  const between = () => sql<boolean>`reference between ${least} and ${most}`;
  const found = await briefs(database, scope, kinds, between, limit);
  return found.sort(
    (one, other) => Number(waits(other)) - Number(waits(one)) || refOf(one).localeCompare(refOf(other)),
  );
}

/** References of submissions by id; other ids are left out. */
export async function referencesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await briefs(database, 'everywhere', kinds, () => sql<boolean>`id in (${sql.join(ids)})`);
  return new Map(
    found.flatMap(({ id, reference }) => (reference === null ? [] : [[id, reference] as const])),
  );
}
