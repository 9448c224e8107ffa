import type { ChapterId } from '@banyan/api/contract';
import type { Queue, QueueRow } from '@banyan/api/office';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Settled } from '../database/decisions.ts';
import type { QuestionTable } from '../database/review-tables.ts';
import { correctionsFrom, spellingsOfStates } from '../members/decisions.ts';
import { importMatches } from '../members/graduates/matching.ts';
import type { Scope } from '../permissions/scope.ts';
import { questionsAbout } from '../questions/rows.ts';
import { chaptersOfSites, sitesOf } from '../settings/sites.ts';
import { readQueue } from './ask.ts';
import { matchOf } from './graduate-match.ts';
import { scopeFilter } from './scope-filter.ts';
import { visibleMergeTargets } from './submission-detail.ts';
import {
  decidedBy,
  decisions,
  referenceOf,
  type Submission,
  type SubmissionKind,
  submissionsOf,
  versionOf,
} from './submissions.ts';
import { factsOf, titleOf } from './words.ts';

/** Filter and page of the queue. */
export interface Asked {
  kind?: SubmissionKind | undefined;
  chapter?: ChapterId | undefined;
  state: 'waiting' | 'asked' | 'decided';
  /** Filter for pending requests that clearly match the alumni register. */
  match?: 'clear' | undefined;
  /** Page number, from 1. */
  page: number;
}

const perPage = 50;
const none = { member: 0, correction: 0, story: 0, job: 0, message: 0 };

/** A submission as a row of the list. */
function lineOf(
  submission: Submission,
  questions: readonly QuestionTable[],
  waits?: 'answered' | 'waiting' | 'asked',
  match: QueueRow['match'] = null,
): QueueRow {
  const decided = decidedBy(submission) ?? null;
  return {
    ref: referenceOf(submission),
    kind: submission.kind,
    title: titleOf(submission),
    facts: factsOf(submission),
    sentAt: submission.row.created_at,
    state: waits ?? decided?.as ?? 'waiting',
    version: versionOf(submission, questions),
    decided,
    match,
  };
}

/** Matches with the alumni register of the membership requests among these. */
const matchesOf = (database: Database, some: readonly { submission: Submission }[]) =>
  importMatches(
    database,
    some.flatMap(({ submission: { kind, row } }) => (kind === 'member' ? [row] : [])),
  );

/**
 * All pending submissions, including those that await an answer. They are read completely, because volunteers keep the queue short.
 */
async function waitingPage(database: Database, scope: Scope, { kind, state, match, page }: Asked) {
  const { answered, waiting, asked } = await readQueue(database);
  const inState =
    state === 'asked'
      ? asked.map((one) => ({ ...one, waits: 'asked' as const }))
      : [
          ...answered.map((one) => ({ ...one, waits: 'answered' as const })),
          ...waiting.map((submission) => ({ submission, questions: [], waits: 'waiting' as const })),
        ];
  const clear = match && (await matchesOf(database, inState));
  const all = clear ? inState.filter(({ submission: { row } }) => clear.get(row.id)?.isClear) : inState;
  const isTheirs = await scopeFilter(database, scope);
  const inside = all.filter(({ submission }) => isTheirs(submission));
  const isAskedFor = (one: { submission: Submission }) => !kind || one.submission.kind === kind;
  const shown = inside.filter(isAskedFor);
  const counts = { ...none };
  for (const { submission } of inside) counts[submission.kind] += 1;
  const onPage = shown.slice((page - 1) * perPage, page * perPage);
  const matches = clear ?? (await matchesOf(database, onPage));
  return {
    rows: onPage.map(({ submission, questions, waits }) => {
      const found = matches.get(submission.row.id);
      return lineOf(submission, questions, waits, found && matchOf(found));
    }),
    counts,
    outside: all.filter(isAskedFor).length - shown.length,
    more: shown.length > page * perPage,
  };
}

type Conditions = Readonly<Record<SubmissionKind, RawBuilder<boolean>>>;

const [every, no] = [sql<boolean>`1 = 1`, sql<boolean>`1 = 0`];
const everything = { member: every, correction: every, story: every, job: every, message: every };

const isAmong = (column: string, values: readonly string[]) =>
  values.length === 0 ? no : sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;

/** SQL conditions equivalent to {@link scopeFilter}, for lists that are too long to read completely. */
async function conditionsOf(database: Database, scope: Scope): Promise<Conditions> {
  if (scope.chapters === 'all') return everything;
  const chapterAt = await chaptersOfSites(database);
  const sites = (await sitesOf(database)).map(({ origin }) => origin);
  const isFromTheirs = isAmong(
    'sent_from',
    sites.filter((origin) => {
      const chapter = chapterAt(origin);
      return chapter !== null && scope.covers(chapter);
    }),
  );
  const states = await spellingsOfStates(database, (chapter) => scope.covers(chapter));
  return {
    member: sql`(${isAmong('state', states)} or ${isFromTheirs})`,
    correction: states.length === 0 ? no : correctionsFrom(states),
    story: no,
    job: no,
    message: isFromTheirs,
  };
}

const kinds = ['member', 'correction', 'story', 'job', 'message'] as const;

/** All decided submissions of some kinds, in one list. */
const settled = (conditions: Conditions, of: readonly SubmissionKind[] = kinds) =>
  sql`(${sql.join(
    of.map((kind) => decisions[kind].settled(kind, conditions[kind])),
    sql` union all `,
  )}) as settled`;

async function countSettled(database: Database, conditions: Conditions): Promise<Queue['counts']> {
  const { rows } = await sql<{ kind: SubmissionKind; many: number }>`
    select kind, count(*) as many from ${settled(conditions)} group by kind`.execute(database);
  return { ...none, ...Object.fromEntries(rows.map(({ kind, many }) => [kind, Number(many)])) };
}

async function newestSettled(
  database: Database,
  list: RawBuilder<unknown>,
  { offset, most }: { offset: number; most: number },
): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    select * from ${list} order by decided_at desc, id desc limit ${most} offset ${offset}`.execute(database);
  return rows;
}

const sum = (counts: Queue['counts'], kind: SubmissionKind | undefined) =>
  kind ? counts[kind] : Object.values(counts).reduce((all, many) => all + many, 0);

/** Decided submissions, newest first; reads only one page, however many there are. */
async function decidedPage(
  database: Database,
  scope: Scope,
  conditions: Conditions,
  { kind, page }: Asked,
): Promise<Omit<Queue, 'last'>> {
  const list = settled(conditions, kind ? [kind] : kinds);
  const found = await newestSettled(database, list, { offset: (page - 1) * perPage, most: perPage + 1 });
  const counts = await countSettled(database, conditions);
  const all = scope.chapters === 'all' ? counts : await countSettled(database, everything);
  const ids = found.slice(0, perPage).map(({ id }) => id);
  const about = Map.groupBy(await questionsAbout(database, ids), ({ subject_id }) => subject_id);
  const submissions = await submissionsOf(database, ids);
  const members = submissions.flatMap(({ kind, row }) => (kind === 'member' ? [row] : []));
  const targets = await visibleMergeTargets(database, scope, members);
  return {
    rows: submissions.map((submission) => ({
      ...lineOf(submission, about.get(submission.row.id) ?? []),
      mergedInto: targets.get(submission.row.id),
    })),
    counts,
    outside: sum(all, kind) - sum(counts, kind),
    more: found.length > perPage,
  };
}

/** Page of the submissions within a scope. */
export async function queuePage(database: Database, scope: Scope, asked: Asked): Promise<Queue> {
  const narrowed = asked.chapter ? scope.narrowedTo(asked.chapter) : scope;
  const conditions = await conditionsOf(database, narrowed);
  const shown =
    asked.state === 'decided'
      ? await decidedPage(database, narrowed, conditions, asked)
      : await waitingPage(database, narrowed, asked);
  const [last] = await newestSettled(database, settled(conditions), { offset: 0, most: 1 });
  return { ...shown, last: last ? { by: last.decided_by, at: last.decided_at } : null };
}
