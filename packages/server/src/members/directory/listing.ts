import {
  type ChapterId,
  chaptersOfState,
  findProgram,
  findState,
  type StateCode,
} from '@banyan/api/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { engineOf } from '../../database/engine.ts';
import type { MemberTable } from '../../database/member-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { noteChange } from '../../settings/changed.ts';
import { nextImport } from '../imports.ts';
import { oneSlip, shortestEdited, soundOf, wordsOf } from './words.ts';

const listedColumns = [
  'id',
  'first_name',
  'last_name',
  'dept',
  'year',
  'state',
  'public_state',
  'company',
  'public_company',
  'imported',
] as const;

/** What of a member the directory is searched by. */
export type Listed = Pick<MemberTable, (typeof listedColumns)[number]>;

type Named = Pick<Listed, 'first_name' | 'last_name'>;

/** How what is no name stands among the words: marked, so that no name can be mistaken for it. */
export const programWord = (dept: string) => `~p${(findProgram(dept)?.code ?? 'Other').replace(/\W/g, '')}`;
export const yearWord = (year: number) => `~y${year}`;
export const chapterWord = (chapter: ChapterId) => `~c${chapter.replace(/\W/g, '')}`;
export const stateWord = (state: StateCode | 'none') => `~t${state}`;
export const companyWord = (word: string) => `~k${word}`;
/** Who came with an import: a search leaves out those of the one that is still under way. */
export const importWord = (number: number) => `~i${number}`;
export const soundWord = (word: string) => `~s${soundOf(word)}`;

/** The order of the directory: last name, then first name, as people read them. */
export const sortName = ({ first_name, last_name }: Named) =>
  [...wordsOf(last_name), '', ...wordsOf(first_name)].join(' ');

/** Characters that JavaScript compares otherwise than by their bytes. */
const astral = /[\ud800-\udfff]/;

/** Whether a name stands before another in the database, which compares bytes. */
export const isBefore = (name: string, other: string): boolean =>
  astral.test(name) || astral.test(other)
    ? Buffer.compare(Buffer.from(name), Buffer.from(other)) < 0
    : name < other;

export const byName = (one: { name: string }, other: { name: string }): number =>
  one.name === other.name ? 0 : isBefore(one.name, other.name) ? -1 : 1;

export const nameWords = ({ first_name, last_name }: Named) => [
  ...new Set([...wordsOf(first_name), ...wordsOf(last_name)]),
];

/** Only what its member agreed to show: whom a search finds would tell it just the same. */
const consentedWords = ({ state, public_state, company, public_company }: Listed) => {
  const code = public_state === 1 ? findState(state) : undefined;
  return [
    ...(code === undefined ? [] : [stateWord(code), ...chaptersOfState(code).map(chapterWord)]),
    ...(public_company === 1 ? wordsOf(company).map(companyWord) : []),
  ];
};

/** All that a member is found by. */
export const searchable = (member: Listed) => {
  const words = nameWords(member);
  const marked = [
    programWord(member.dept),
    yearWord(member.year),
    ...(member.imported > 0 ? [importWord(member.imported)] : []),
    ...consentedWords(member),
  ];
  return [...words, ...words.map(soundWord), ...marked];
};

/**
 * Room between two neighbours' positions. A member's position is their row in the index, in alphabetical order, so a
 * page of results is read in order without sorting thousands of matches.
 */
export const gap = 2 ** 32;

async function positionFor(trx: Transaction, name: string): Promise<number | undefined> {
  const listed = trx.selectFrom('members').where('position', 'is not', null).select('position');
  const before = await listed
    .where('sort_name', '<=', name)
    .orderBy('sort_name', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const low = before?.position ?? null;
  const after = await (low === null ? listed : listed.where('position', '>', low))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  const high = after?.position ?? null;
  if (low === null) return high === null ? 0 : high - gap;
  if (high === null) return low + gap;
  const between = Math.floor((low + high) / 2);
  return between > low ? between : undefined;
}

/** Rows of one statement, well below what an engine takes. */
const batch = 500;

function* batches<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Words whose spellings are learnt at once: enough that a page of the table is written once for many of them. */
const wordBatch = 20_000;

type Spelling = readonly [spelling: string, word: string];

/** How words are written when they are mistyped, and as they are; none of short words. */
export const spellingsOf = (words: Iterable<string>): Spelling[] =>
  [...words]
    .filter((word) => word.length >= shortestEdited)
    .flatMap((word) => oneSlip(word).map((spelling): Spelling => [spelling, word]));

/**
 * In the order of the table, and through one parameter: a roll may bring a million spellings.
 * @param imported The import that brought them, 0 for none. A spelling that is known stays that of whoever brought it first.
 */
export async function learnSpellings(
  trx: Transaction,
  spellings: readonly Spelling[],
  imported: number,
): Promise<void> {
  await sql`
    insert into directory_words (spelling, word, imported)
    select value ->> 0, value ->> 1, cast(${imported} as bigint)
    from ${engineOf(trx).elements(JSON.stringify(spellings))} where true order by 1, 2
    on conflict (spelling, word) do update set imported = excluded.imported
    where directory_words.imported > excluded.imported`.execute(trx);
}

async function learnWords(trx: Transaction, words: Iterable<string>, imported: number): Promise<void> {
  for (const some of batches([...words], wordBatch)) await learnSpellings(trx, spellingsOf(some), imported);
}

/**
 * Forgets the spellings of words that nobody in the directory has any more. One that only somebody has whom nobody reads yet is
 * kept for them.
 */
export async function forgetWords(trx: Transaction, words: readonly string[]): Promise<void> {
  const { directory } = engineOf(trx);
  const staged = await nextImport(trx);
  for (const word of words) {
    const anybody = directory.word(word);
    if (await directory.has(trx, directory.without(anybody, directory.word(importWord(staged))))) continue;
    if (await directory.has(trx, anybody))
      await trx
        .updateTable('directory_words')
        .set({ imported: staged })
        .where('spelling', 'in', oneSlip(word))
        .where('word', '=', word)
        .execute();
    else
      await trx
        .deleteFrom('directory_words')
        .where('spelling', 'in', oneSlip(word))
        .where('word', '=', word)
        .execute();
  }
}

async function insert(trx: Transaction, member: Listed, position: number): Promise<void> {
  await trx
    .updateTable('members')
    .set({ position, sort_name: sortName(member) })
    .where('id', '=', member.id)
    .execute();
  await engineOf(trx).directory.add(trx, [{ position, words: searchable(member) }]);
  await learnWords(trx, nameWords(member), member.imported);
}

interface Placed {
  member: Listed;
  name: string;
  position: number;
}

/** What {@link insert} does, for many in two statements; their words are learnt apart, each once. */
async function insertAll(trx: Transaction, members: readonly Placed[]): Promise<void> {
  const places = JSON.stringify(members.map(({ member, name, position }) => [member.id, position, name]));
  const { elements, directory } = engineOf(trx);
  await sql`
    update members set position = cast(place.value ->> 1 as bigint), sort_name = place.value ->> 2
    from ${elements(places)} as place where members.id = place.value ->> 0`.execute(trx);
  await directory.add(
    trx,
    members.map(({ member, position }) => ({ position, words: searchable(member) })),
  );
}

/**
 * Puts an approved member where they can be found, in the transaction that approves them.
 * @returns `everybody` when there was no room between two neighbours, so that all who are approved were listed anew.
 */
export async function listMember(trx: Transaction, member: Listed): Promise<'one' | 'everybody'> {
  const position = await positionFor(trx, sortName(member));
  if (position === undefined) {
    await relistAll(trx);
    return 'everybody';
  }
  await insert(trx, member, position);
  return 'one';
}

/** Takes a member out of the directory; whoever shares their name stays. */
export async function unlistMember(trx: Transaction, id: string): Promise<void> {
  const member = await trx
    .selectFrom('members')
    .select(['first_name', 'last_name', 'position'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!member || member.position === null) return;
  const { directory } = engineOf(trx);
  await directory.remove(trx, [member.position]);
  await trx.updateTable('members').set({ position: null }).where('id', '=', id).execute();
  await forgetWords(trx, nameWords(member));
}

const listable = (trx: Transaction) =>
  trx.selectFrom('members').select(listedColumns).where('status', '=', 'approved').where('hidden', '=', 0);

/**
 * Writes the whole index anew from the approved members, those of an import that is under way among them: when two
 * neighbours have no room between, or the index was made anew.
 */
export async function relistAll(trx: Transaction): Promise<void> {
  await engineOf(trx).directory.clear(trx);
  await trx.deleteFrom('directory_words').execute();
  await trx.updateTable('members').set({ position: null }).where('position', 'is not', null).execute();
  const members = await listable(trx).execute();
  const ordered = members.map((member) => ({ member, name: sortName(member) })).sort(byName);
  const placed = ordered.map(({ member, name }, index) => ({ member, name, position: index * gap }));
  for (const some of batches(placed, batch)) await insertAll(trx, some);
  for (const imported of new Set(members.map((member) => member.imported))) {
    const theirs = members.filter((member) => member.imported === imported);
    await learnWords(trx, new Set(theirs.flatMap(nameWords)), imported);
  }
}

/** Lists members who were approved before there was a directory, or before its index was made anew. */
export async function listUnlisted(database: Database): Promise<void> {
  await transaction(database, async (trx) => {
    const members = await listable(trx).where('position', 'is', null).execute();
    if (members.length > batch) return relistAll(trx);
    if (members.length > 0) await noteChange(trx);
    // Listed anew, the others of them are in already, and listing them again would find each twice.
    for (const member of members) if ((await listMember(trx, member)) === 'everybody') return;
  });
}
