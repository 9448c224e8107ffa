import { type ChapterId, isOneSlip, type MemberSort, type StateCode } from '@banyan/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type DirectoryIndex, engineOf } from '../../database/engine.ts';
import { isShown, type Listed, listed, listedMembers } from '../imports.ts';
import {
  chapterWord,
  companyWord,
  importWord,
  programWord,
  soundWord,
  stateWord,
  yearWord,
} from './listing.ts';
import { rememberedTotal } from './totals.ts';
import { oneSlip, shortestEdited, soundOf, wordsOf } from './words.ts';

/** Search, filters and page of a directory request. */
export interface DirectoryQuery {
  /** Names or companies, as typed. */
  search: string;
  /** A program's canonical code. */
  program?: string | undefined;
  graduationYear?: number | undefined;
  /** Chapter whose states members live in; only members who agreed to show their state match. */
  chapter?: ChapterId | undefined;
  /** State that members live in and agreed to show; `none` means no state. */
  state?: StateCode | 'none' | undefined;
  /** Company that members work for and agreed to show, as typed. */
  company: string;
  sort: MemberSort;
  /** Number of matches to skip, and number to return. */
  offset: number;
  limit: number;
  /** Set to count all matches, which takes longer on a large directory than finding the first ones. @default true */
  counted?: boolean;
}

/** Positions of the matches in display order, and the total. Uncounted, the total is the number known so far. */
export interface DirectoryMatches {
  positions: number[];
  total: number;
}

/** Shortest word that is also searched by its sound, and shortest sound that may match the beginning of a name's sound. */
const shortestSound = 3;
const shortestSoundBeginning = 4;
/** Shortest word that may match the beginning of a company. */
const shortestCompanyBeginning = 3;

function soundsOrBegins(index: DirectoryIndex, word: string): string[] {
  if (word.length < shortestSound) return [index.beginning(word)];
  const sound = soundWord(word);
  const isWhole = soundOf(word).length < shortestSoundBeginning;
  return [index.beginning(word), isWhole ? index.word(sound) : index.beginning(sound)];
}

/** Short words, such as HP, match whole companies only: as beginnings they would match most of them. */
const inCompany = (index: DirectoryIndex, word: string) =>
  word.length < shortestCompanyBeginning ? index.word(companyWord(word)) : index.beginning(companyWord(word));

/** Matches names and companies in one step. A word rarely matches both, and each step slows down every search. */
const widest = (index: DirectoryIndex, word: string) =>
  index.any([...soundsOrBegins(index, word), inCompany(index, word)]);

/** Index expressions of the words that a mistyped word may stand for. */
interface Mending {
  nearest: string;
  any: string;
}

/** Known words one typo away from the typed word, and the nearest of them; the typed word itself if there are none. */
async function edited(database: Database, word: string): Promise<Mending> {
  const index = engineOf(database).directory;
  const asTyped = index.beginning(word);
  if (word.length < shortestEdited) return { nearest: asTyped, any: asTyped };
  const rows = await database
    .selectFrom('directory_words')
    .select('word')
    .distinct()
    .where('spelling', 'in', oneSlip(word))
    .where(isShown)
    .execute();
  const known = rows.map((row) => row.word);
  const oneOf = (some: readonly string[], otherwise: string) =>
    some.length === 0 ? otherwise : index.any(some.map(index.word));
  const any = oneOf(known, asTyped);
  return {
    nearest: oneOf(
      known.filter((one) => isOneSlip(one, word)),
      any,
    ),
    any,
  };
}

/** Directory index without the members of an import that is under way. If there is none, totals are cached. */
function shownIndex(database: Database, { staged, changes }: Listed): DirectoryIndex {
  const index = engineOf(database).directory;
  if (staged === undefined)
    return {
      ...index,
      count: (expression) => rememberedTotal(database, changes, expression, () => index.count(expression)),
    };
  const theirs = index.word(importWord(staged));
  const shown = (expression: string) => index.without(expression, theirs);
  return {
    ...index,
    matching: (expression) => index.matching(shown(expression)),
    page: (expression, limit, offset) => index.page(shown(expression), limit, offset),
    count: (expression) => index.count(shown(expression)),
  };
}

/**
 * Matches of several expressions, the better ones first; each expression includes the one before it. Counting visits
 * every match, so it happens once for the whole. A part is counted only if the page begins after it.
 */
async function ranked(
  index: DirectoryIndex,
  widening: readonly string[],
  { offset, limit, counted = true }: DirectoryQuery,
): Promise<DirectoryMatches> {
  const positions: number[] = [];
  let total = 0;
  let narrower: string | undefined;
  for (const expression of widening) {
    const only = narrower && total > 0 ? index.without(expression, narrower) : expression;
    const skipped = Math.max(0, offset - total);
    const more = await index.page(only, limit - positions.length, skipped);
    positions.push(...more);
    if (positions.length === limit) {
      const known = offset + limit;
      return { positions, total: counted ? await index.count(widening.at(-1) ?? '') : known };
    }
    // A page that is not full contains the last match. An empty page may begin far behind it.
    const ends = more.length > 0 || skipped === 0;
    total = ends ? total + skipped + more.length : await index.count(expression);
    narrower = expression;
  }
  return { positions, total };
}

/** Matches by year. The index on years includes the positions, so no row is read. */
async function byYear(
  database: Database,
  index: DirectoryIndex,
  expression: string,
  { sort, offset, limit }: DirectoryQuery,
): Promise<DirectoryMatches> {
  const { rows } = await sql<{ position: number }>`
    select position from members where position in (${index.matching(expression)})
    order by year ${sql.raw(sort === 'newest' ? 'desc' : 'asc')}, position
    limit ${limit} offset ${offset}`.execute(database);
  return { positions: rows.map((row) => row.position), total: await index.count(expression) };
}

/** Sorted by year, all matches are equal, so only the widest expression is used. */
const matching = (
  database: Database,
  index: DirectoryIndex,
  widening: readonly string[],
  query: DirectoryQuery,
) =>
  query.sort === 'name'
    ? ranked(index, widening, query)
    : byYear(database, index, widening.at(-1) ?? '', query);

async function everyone(
  database: Database,
  { staged, changes }: Listed,
  { sort, offset, limit }: DirectoryQuery,
): Promise<DirectoryMatches> {
  const all = listedMembers(database, staged);
  const ordered = sort === 'name' ? all : all.orderBy('year', sort === 'newest' ? 'desc' : 'asc');
  const rows = await ordered.select('position').orderBy('position').limit(limit).offset(offset).execute();
  const counted = async () =>
    (await all.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;
  const total =
    staged === undefined ? await rememberedTotal(database, changes, '', counted) : await counted();
  return { positions: rows.flatMap((row) => row.position ?? []), total };
}

/**
 * Finds members, alphabetically within each step or all by year. Exact names come first, then names that begin so. Then come names
 * that sound so and members who show a company that begins so. If nothing matches, names one typo away are found, the nearest
 * first. Any text is accepted: characters other than letters and digits are ignored.
 */
export async function searchDirectory(database: Database, query: DirectoryQuery): Promise<DirectoryMatches> {
  const noted = await listed(database);
  const index = shownIndex(database, noted);
  const { word, beginning, all } = index;
  const words = wordsOf(query.search);
  const filters = [
    ...(query.program === undefined ? [] : [word(programWord(query.program))]),
    ...(query.graduationYear === undefined ? [] : [word(yearWord(query.graduationYear))]),
    ...(query.chapter === undefined ? [] : [word(chapterWord(query.chapter))]),
    ...(query.state === undefined ? [] : [word(stateWord(query.state))]),
    ...wordsOf(query.company).map((typed) => beginning(companyWord(typed))),
  ];
  if (words.length === 0) {
    // The search has text, but nothing that could be in a name.
    if (query.search.trim() !== '') return { positions: [], total: 0 };
    return filters.length === 0
      ? everyone(database, noted, query)
      : matching(database, index, [all(filters)], query);
  }
  const widening = [
    all([...filters, ...words.map(word)]),
    all([...filters, ...words.map(beginning)]),
    all([...filters, ...words.map((typed) => widest(index, typed))]),
  ];
  const matches = await matching(database, index, widening, query);
  if (matches.total > 0) return matches;
  const guesses = await Promise.all(words.map((typed) => edited(database, typed)));
  const mending = new Set([
    all([...filters, ...guesses.map(({ nearest }) => nearest)]),
    all([...filters, ...guesses.map(({ any }) => any)]),
  ]);
  return matching(database, index, [...mending], query);
}

/**
 * Subquery of one column: positions of the names that begin with the typed text, else sound like it, else are one typo away.
 * `undefined` if no name in the directory matches.
 */
export async function namedLike(database: Database, typed: string): Promise<RawBuilder<unknown> | undefined> {
  const index = shownIndex(database, await listed(database));
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const found = async (expression: string) =>
    (await index.page(expression, 1, 0)).length > 0 ? index.matching(expression) : undefined;
  const begins = await found(index.all(words.map(index.beginning)));
  if (begins) return begins;
  const sounds = await found(index.all(words.map((word) => index.any(soundsOrBegins(index, word)))));
  if (sounds) return sounds;
  const guesses = await Promise.all(words.map((word) => edited(database, word)));
  return found(index.all(guesses.map(({ any }) => any)));
}
