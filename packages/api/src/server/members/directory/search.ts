import { sql } from 'kysely';
import type { ChapterId } from '../../../contract/chapters/chapters.ts';
import type { StateCode } from '../../../contract/chapters/states.ts';
import type { MemberSort } from '../../../contract/members/member-sorts.ts';
import { isOneSlip } from '../../../contract/search/words.ts';
import type { Database } from '../../database/database.ts';
import { chapterWord, companyWord, programWord, soundWord, stateWord, yearWord } from './listing.ts';
import { oneSlip, shortestMended, soundOf, wordsOf } from './words.ts';

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
}

/** Where the matches stand, in the order they are shown, and how many there are in all. */
export interface DirectoryMatches {
  positions: number[];
  total: number;
}

// Words hold letters and digits only, so a quoted word cannot end its own quotation.
const quoted = (word: string) => `"${word}"`;
const all = (terms: readonly string[]) => terms.map((term) => `(${term})`).join(' AND ');

/** Shortest word that is also looked for by its sound, and shortest sound that may be the beginning of a name's. */
const shortestSound = 3;
const shortestSoundBeginning = 4;
/** Shortest word that may be the beginning of a company's. */
const shortestCompanyBeginning = 3;

function soundsOrBegins(word: string): string {
  if (word.length < shortestSound) return `${quoted(word)}*`;
  const beginning = soundOf(word).length < shortestSoundBeginning ? '' : '*';
  return `${quoted(word)}* OR ${quoted(soundWord(word))}${beginning}`;
}

/** Short words are whole companies, such as HP: as beginnings they would be most of them. */
const inCompany = (word: string) =>
  quoted(companyWord(word)) + (word.length < shortestCompanyBeginning ? '' : '*');

/** Names and companies together: whoever types one of them rarely means the other, and a step more costs every search. */
const widest = (word: string) => `${soundsOrBegins(word)} OR ${inCompany(word)}`;

async function count(database: Database, expression: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from directory where directory match ${expression}`.execute(database);
  return rows[0]?.total ?? 0;
}

async function page(database: Database, expression: string, limit: number, offset: number) {
  const { rows } = await sql<{ rowid: number }>`
    select rowid from directory where directory match ${expression}
    order by rowid limit ${limit} offset ${offset}`.execute(database);
  return rows.map((row) => row.rowid);
}

/** What a word may have been meant to be, as expressions. */
interface Mending {
  nearest: string;
  any: string;
}

/** Known words a slip away from what was typed, and the nearest of them; that word itself where there are none. */
async function mended(database: Database, word: string): Promise<Mending> {
  const asTyped = `${quoted(word)}*`;
  if (word.length < shortestMended) return { nearest: asTyped, any: asTyped };
  const rows = await database
    .selectFrom('directory_words')
    .select('word')
    .distinct()
    .where('spelling', 'in', oneSlip(word))
    .execute();
  const known = rows.map((row) => row.word);
  const oneOf = (some: readonly string[]) => some.map(quoted).join(' OR ');
  const any = oneOf(known) || asTyped;
  return { nearest: oneOf(known.filter((one) => isOneSlip(one, word))) || any, any };
}

/**
 * Matches of several expressions, the better ones first; each expression includes the one before it. Counting goes
 * through every match, so it is done once, for the whole, and for a part only when the page begins after it.
 */
async function ranked(
  database: Database,
  widening: readonly string[],
  { offset, limit }: DirectoryQuery,
): Promise<DirectoryMatches> {
  const positions: number[] = [];
  let total = 0;
  let narrower: string | undefined;
  for (const expression of widening) {
    const only = narrower && total > 0 ? `(${expression}) NOT (${narrower})` : expression;
    const skipped = Math.max(0, offset - total);
    const more = await page(database, only, limit - positions.length, skipped);
    positions.push(...more);
    if (positions.length === limit) return { positions, total: await count(database, widening.at(-1) ?? '') };
    // A page that is not full ends where the matches do; an empty one may begin far behind them.
    const ends = more.length > 0 || skipped === 0;
    total = ends ? total + skipped + more.length : await count(database, expression);
    narrower = expression;
  }
  return { positions, total };
}

/** Matches by their year: from the index on years, which knows their positions, and no row is read. */
async function byYear(
  database: Database,
  expression: string,
  { sort, offset, limit }: DirectoryQuery,
): Promise<DirectoryMatches> {
  const { rows } = await sql<{ position: number }>`
    select position from members
    where position in (select rowid from directory where directory match ${expression})
    order by year ${sql.raw(sort === 'newest' ? 'desc' : 'asc')}, position
    limit ${limit} offset ${offset}`.execute(database);
  return { positions: rows.map((row) => row.position), total: await count(database, expression) };
}

/** By year all matches are equal: the widest expression has them all. */
const matching = (database: Database, widening: readonly string[], query: DirectoryQuery) =>
  query.sort === 'name' ? ranked(database, widening, query) : byYear(database, widening.at(-1) ?? '', query);

async function everyone(
  database: Database,
  { sort, offset, limit }: DirectoryQuery,
): Promise<DirectoryMatches> {
  const listed = database.selectFrom('members').where('position', 'is not', null);
  const ordered = sort === 'name' ? listed : listed.orderBy('year', sort === 'newest' ? 'desc' : 'asc');
  const rows = await ordered.select('position').orderBy('position').limit(limit).offset(offset).execute();
  const { total } = await listed
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { positions: rows.flatMap((row) => row.position ?? []), total };
}

/**
 * Finds members: those named exactly so first, then names that begin so, then names that sound so and who
 * shows a company that begins so, each alphabetically, or all by year; only when there are none, names a slip away, the nearest first. Anything may be typed: what is no letter or digit is
 * left out.
 */
export async function searchDirectory(database: Database, query: DirectoryQuery): Promise<DirectoryMatches> {
  const words = wordsOf(query.search);
  const filters = [
    ...(query.program === undefined ? [] : [quoted(programWord(query.program))]),
    ...(query.graduationYear === undefined ? [] : [quoted(yearWord(query.graduationYear))]),
    ...(query.chapter === undefined ? [] : [quoted(chapterWord(query.chapter))]),
    ...(query.state === undefined ? [] : [quoted(stateWord(query.state))]),
    ...wordsOf(query.company).map((word) => `${quoted(companyWord(word))}*`),
  ];
  if (words.length === 0) {
    // Something was typed, but nothing that could be in a name.
    if (query.search.trim() !== '') return { positions: [], total: 0 };
    return filters.length === 0 ? everyone(database, query) : matching(database, [all(filters)], query);
  }
  const widening = [
    all([...filters, ...words.map(quoted)]),
    all([...filters, ...words.map((word) => `${quoted(word)}*`)]),
    all([...filters, ...words.map(widest)]),
  ];
  const matches = await matching(database, widening, query);
  if (matches.total > 0) return matches;
  const guesses = await Promise.all(words.map((word) => mended(database, word)));
  const mending = new Set([
    all([...filters, ...guesses.map(({ nearest }) => nearest)]),
    all([...filters, ...guesses.map(({ any }) => any)]),
  ]);
  return matching(database, [...mending], query);
}
