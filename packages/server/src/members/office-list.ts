import type { ChapterId } from '@banyan/api/contract';
import type { MemberFilters, MemberStatus } from '@banyan/api/office';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { Scope } from '../permissions/scope.ts';
import { spellingsOfStates } from './decisions.ts';
import { namedLike } from './directory/search.ts';
import { rememberedTotal } from './directory/totals.ts';
import { wordsOf } from './directory/words.ts';
import { isHere, isShown, type Listed, listed } from './imports.ts';
import { isMergedRequest, mergedInto } from './merged-requests.ts';

/* Members as volunteers list them: by the state they live in, shown or not, and including those who are not in the directory. */

/** Filters of the list. */
export type MembersAsked = Omit<MemberFilters, 'chapter'> & { chapter: ChapterId | undefined };

/** Order and page of the list. */
interface Part {
  sort: 'name' | 'newest' | 'year';
  offset: number;
  most: number;
}

type Condition = RawBuilder<boolean>;

const both = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`;

/** SQL condition of each status; `undefined` for members in the directory. */
const unlistedStatuses: Readonly<Record<MemberStatus, Condition | undefined>> = {
  shown: undefined,
  hidden: sql`(status = 'approved' and hidden = 1)`,
  waiting: sql`status = 'pending'`,
  merged: sql`(status = 'rejected' and ${isMergedRequest})`,
  'turned-down': sql`(status = 'rejected' and not ${isMergedRequest})`,
};

/** Status of an entry. */
export const statusOf = (row: Pick<MemberTable, 'status' | 'hidden' | 'reason'>): MemberStatus => {
  if (row.status === 'approved') return row.hidden === 1 ? 'hidden' : 'shown';
  if (row.status === 'pending') return 'waiting';
  return mergedInto(row) === undefined ? 'turned-down' : 'merged';
};

/** Conditions of the filters that are columns. */
function columnConditions({ from, to, program, newsletter }: MembersAsked): Condition[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`year >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`year <= ${to}`]),
    ...(program === undefined ? [] : [sql<boolean>`dept = ${program}`]),
    ...(newsletter === undefined ? [] : [sql<boolean>`newsletter = ${newsletter === 'yes' ? 1 : 0}`]),
  ];
}

const referenceShape = /^M-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Conditions for a typed name. Listed members are searched through the index, others by the beginnings of their names. */
async function namedConditions(
  database: Database,
  typed: string,
): Promise<{ listed: Condition; unlisted: Condition } | undefined> {
  if (typed === '') return undefined;
  const reference = typed.toUpperCase();
  if (referenceShape.test(reference)) {
    const isMeant = sql<boolean>`reference = ${reference}`;
    return { listed: isMeant, unlisted: isMeant };
  }
  const nobody = sql<boolean>`1 = 0`;
  const words = wordsOf(typed);
  const matching = await namedLike(database, typed);
  const begins = words.map(
    (word) =>
      sql<boolean>`(' ' || sort_name || ' ' || lower(first_name) || ' ' || lower(last_name)) like ${`% ${word}%`}`,
  );
  return {
    listed: matching ? sql`position in (${matching})` : nobody,
    unlisted: words.length === 0 ? nobody : both(begins),
  };
}

/** Conditions for listed and unlisted members, each `undefined` if not requested. */
interface Halves {
  listed: Condition | undefined;
  unlisted: Condition | undefined;
}

const halvesOf = (
  { status, ...asked }: MembersAsked,
  named: { listed: Condition; unlisted: Condition } | undefined,
  place: readonly Condition[],
  { staged }: Listed,
): Halves => {
  const columns = [...columnConditions({ status, ...asked }), ...place];
  const isUnlisted =
    status === 'all' ? sql<boolean>`status in ('approved', 'pending', 'rejected')` : unlistedStatuses[status];
  return {
    listed:
      status === 'shown' || status === 'all'
        ? both([
            sql`position is not null`,
            ...(staged === undefined ? [] : [isShown]),
            ...columns,
            ...(named ? [named.listed] : []),
          ])
        : undefined,
    unlisted:
      isUnlisted &&
      both([sql`position is null`, isHere, isUnlisted, ...columns, ...(named ? [named.unlisted] : [])]),
  };
};

async function count(database: Database, condition: Condition | undefined): Promise<number> {
  if (!condition) return 0;
  const { rows } = await sql<{
    many: number;
  }>`select count(*) as many from members where ${condition}`.execute(database);
  return Number(rows[0]?.many ?? 0);
}

interface Totals {
  listed: number;
  unlisted: number;
}

const orders = {
  listed: { name: sql`position`, year: sql`year, position` },
  unlisted: { name: sql`sort_name, lower(last_name), id`, year: sql`year, id` },
} as const;

async function idsIn(
  database: Database,
  condition: Condition,
  order: RawBuilder<unknown>,
  { offset, most }: { offset: number; most: number },
): Promise<string[]> {
  if (most <= 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from members where ${condition} order by ${order} limit ${most} offset ${offset}`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** Ids of a page: first listed members, then the others. Sorted by date, both are mixed. */
async function idsOfPage(
  database: Database,
  halves: Halves,
  totals: Totals,
  { sort, offset, most }: Part,
): Promise<string[]> {
  if (sort === 'newest') {
    const either = [halves.listed, halves.unlisted].flatMap((half) => (half ? [sql`(${half})`] : []));
    const condition = sql<boolean>`(${sql.join(either, sql` or `)})`;
    return idsIn(database, condition, sql`id desc`, { offset, most });
  }
  const first = halves.listed
    ? await idsIn(database, halves.listed, orders.listed[sort], { offset, most })
    : [];
  if (!halves.unlisted) return first;
  const rest = { offset: Math.max(0, offset - totals.listed), most: most - first.length };
  return [...first, ...(await idsIn(database, halves.unlisted, orders.unlisted[sort], rest))];
}

/** Condition that a member's state is within a scope. @returns an empty list if the scope covers everybody */
async function placeConditions(database: Database, scope: Scope): Promise<Condition[]> {
  if (scope.chapters === 'all') return [];
  const states = await spellingsOfStates(database, (chapter) => scope.covers(chapter));
  return [states.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`state in (${sql.join(states)})`];
}

/** Number of matching hidden members within a scope. */
export async function countHidden(database: Database, scope: Scope, asked: MembersAsked): Promise<number> {
  const narrowed = asked.chapter ? scope.narrowedTo(asked.chapter) : scope;
  const named = await namedConditions(database, asked.q);
  const place = await placeConditions(database, narrowed);
  const { unlisted } = halvesOf({ ...asked, status: 'hidden' }, named, place, await listed(database));
  return count(database, unlisted);
}

/** Matching members within a scope. */
export interface MembersFound {
  members: MemberTable[];
  total: number;
  /** Number of matches outside the scope. */
  outside: number;
}

/**
 * Page of the matching members within a scope. Even of a million members, a page of listed ones costs only some index reads.
 * The total is cached until something changes.
 */
export async function membersMatching(
  database: Database,
  scope: Scope,
  asked: MembersAsked,
  part: Part,
): Promise<MembersFound> {
  const noted = await listed(database);
  const narrowed = asked.chapter ? scope.narrowedTo(asked.chapter) : scope;
  const named = await namedConditions(database, asked.q);
  const totalsOf = async (halves: Halves, where: string): Promise<Totals> => {
    const counted = () => count(database, halves.listed);
    const key = `office ${JSON.stringify([asked, where])}`;
    return {
      listed:
        noted.staged === undefined
          ? await rememberedTotal(database, noted.changes, key, counted)
          : await counted(),
      unlisted: await count(database, halves.unlisted),
    };
  };
  const sum = ({ listed: some, unlisted: others }: Totals) => some + others;
  const halves = halvesOf(asked, named, await placeConditions(database, narrowed), noted);
  const isEverywhere = narrowed.chapters === 'all';
  const totals = await totalsOf(halves, isEverywhere ? '' : narrowed.chapters.join(' '));
  const all = isEverywhere ? totals : await totalsOf(halvesOf(asked, named, [], noted), '');
  return {
    members: await membersOfIds(database, await idsOfPage(database, halves, totals, part)),
    total: sum(totals),
    outside: sum(all) - sum(totals),
  };
}

/** Ids per statement, well below every engine's limit. */
const idsAtOnce = 5_000;

async function membersOfIds(database: Database, ids: readonly string[]): Promise<MemberTable[]> {
  const found = new Map<string, MemberTable>();
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = ids.slice(at, at + idsAtOnce);
    const rows = await database.selectFrom('members').selectAll().where('id', 'in', some).execute();
    for (const row of rows) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
