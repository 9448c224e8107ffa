import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { InShort } from '../database/decisions.ts';
import { questionsAbout } from '../questions/rows.ts';
import { isAnswered } from './ask.ts';
import { originsInScope, type ReviewScope } from './scope-filter.ts';
import { decisions, type SubmissionKind } from './submissions.ts';

/* What was sent in, in few columns: for whoever counts it every 20 seconds, or looks for one of a million. */

/** One of them. */
export type Brief = InShort<SubmissionKind>;

const kinds = [
  'member',
  'correction',
  'story',
  'job',
  'message',
] as const satisfies readonly SubmissionKind[];

/** As much of them as lies within a reach, in one statement over some kinds. @param limit How many of a kind are looked at. @default all */
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

/** What a person quotes; of content that an editor wrote, its id. */
export const refOf = ({ id, reference }: Brief): string => reference ?? id;

/** Whether nobody has decided about it. */
export const waits = ({ kind, status }: Brief): boolean => status === decisions[kind].pendingStatus;

/** Something that waits for a decision, and who is to do something next: it was answered, nobody asked, an answer is waited for. */
export interface WaitingBrief extends Brief {
  next: 'answered' | 'waiting' | 'asked';
  /** When somebody was asked last (ISO); `null` when nobody was. */
  asked_at: string | null;
}

/** What waits for a decision, oldest first. */
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

/** What waits for volunteers of one kind. */
export interface WaitingOfKind {
  kind: SubmissionKind;
  count: number;
  oldest: WaitingBrief;
  /** Those that an answer came in for. */
  answered: readonly WaitingBrief[];
}

/** The same kind by kind, without kinds of which nothing does. What waits for an answer does not wait for volunteers. */
export function waitingByKind(all: readonly WaitingBrief[]): WaitingOfKind[] {
  const ours = all.filter(({ next }) => next !== 'asked');
  return kinds.flatMap((kind) => {
    const some = ours.filter((one) => one.kind === kind);
    const [oldest] = some;
    const answered = some.filter(({ next }) => next === 'answered');
    return oldest ? [{ kind, count: some.length, oldest, answered }] : [];
  });
}

/** After how many days without an answer it is said that nobody gave one. */
export const silentDays = 21;

/** What can be looked for by its name or title: what waits, and jobs and stories that were approved. Oldest first. */
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
 * What has a reference that lies between two, in whatever state it is: waiting ones first. References are of one length, so that
 * every engine sorts them alike.
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

/** What people call each of some things that were sent in, by its id; of anything else there is none. */
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
