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

/** What is looked for. */
export interface DirectoryQuery {
  /** Names or companies as they were typed. */
  search: string;
  /** A program's canonical code. */
  program?: string | undefined;
  graduationYear?: number | undefined;
  /** Whose states they live in, and agreed to show it. */
  chapter?: ChapterId | undefined;
  /** Where they live, and agreed to show it; `none` is no state. */
  state?: StateCode | 'none' | undefined;
  /** Where they work, and agreed to show it; as it was typed. */
  company: string;
  sort: MemberSort;
  /** How many matches to skip, and how many to give. */
  offset: number;
  limit: number;
  /** Whether to say how many there are in all, which on a large roll takes longer than to find the first. @default true */
  counted?: boolean;
}

/** Where the matches stand, in the order they are shown, and how many there are in all; uncounted, how many of them are known. */
export interface DirectoryMatches {
  positions: number[];
  total: number;
}

/** Shortest word that is also looked for by its sound, and shortest sound that may be the beginning of a name's. */
const shortestSound = 3;
const shortestSoundBeginning = 4;
/** Shortest word that may be the beginning of a company's. */
const shortestCompanyBeginning = 3;

function soundsOrBegins(index: DirectoryIndex, word: string): string[] {
  if (word.length < shortestSound) return [index.beginning(word)];
  const sound = soundWord(word);
  const isWhole = soundOf(word).length < shortestSoundBeginning;
  return [index.beginning(word), isWhole ? index.word(sound) : index.beginning(sound)];
}

/** Short words are whole companies, such as HP: as beginnings they would be most of them. */
const inCompany = (index: DirectoryIndex, word: string) =>
  word.length < shortestCompanyBeginning ? index.word(companyWord(word)) : index.beginning(companyWord(word));

/** Names and companies together: whoever types one of them rarely means the other, and a step more costs every search. */
const widest = (index: DirectoryIndex, word: string) =>
  index.any([...soundsOrBegins(index, word), inCompany(index, word)]);

/** What a word may have been meant to be, as expressions. */
interface Mending {
  nearest: string;
  any: string;
}

/** Known words a slip away from what was typed, and the nearest of them; that word itself where there are none. */
async function mended(database: Database, word: string): Promise<Mending> {
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

/** The index without those whom an import that is under way has brought so far; without one, totals are remembered. */
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
 * Matches of several expressions, the better ones first; each expression includes the one before it. Counting goes
 * through every match, so it is done once, for the whole, and for a part only when the page begins after it.
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
    // A page that is not full ends where the matches do; an empty one may begin far behind them.
    const ends = more.length > 0 || skipped === 0;
    total = ends ? total + skipped + more.length : await index.count(expression);
    narrower = expression;
  }
  return { positions, total };
}

/** Matches by their year: from the index on years, which knows their positions, and no row is read. */
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

/** By year all matches are equal: the widest expression has them all. */
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
 * Finds members: those named exactly so first, then names that begin so, then names that sound so and who
 * shows a company that begins so, each alphabetically, or all by year; only when there are none, names a slip away, the nearest first. Anything may be typed: what is no letter or digit is
 * left out.
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
    // Something was typed, but nothing that could be in a name.
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
  const guesses = await Promise.all(words.map((typed) => mended(database, typed)));
  const mending = new Set([
    all([...filters, ...guesses.map(({ nearest }) => nearest)]),
    all([...filters, ...guesses.map(({ any }) => any)]),
  ]);
  return matching(database, index, [...mending], query);
}

/**
 * Positions of whose name begins with what was typed, else sounds like it, else is a slip away from it: a subquery of one column.
 * `undefined` when nobody of the directory is named so.
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
  const guesses = await Promise.all(words.map((word) => mended(database, word)));
  return found(index.all(guesses.map(({ any }) => any)));
}
