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

/** Columns of a member that the directory index is built from. */
export type Listed = Pick<MemberTable, (typeof listedColumns)[number]>;

type Named = Pick<Listed, 'first_name' | 'last_name'>;

/** Marks index words that are not names, so that no name can be mistaken for them. */
export const programWord = (dept: string) => `~p${(findProgram(dept)?.code ?? 'Other').replace(/\W/g, '')}`;
export const yearWord = (year: number) => `~y${year}`;
export const chapterWord = (chapter: ChapterId) => `~c${chapter.replace(/\W/g, '')}`;
export const stateWord = (state: StateCode | 'none') => `~t${state}`;
export const companyWord = (word: string) => `~k${word}`;
/** Index word of an import. A search excludes the members of an import that is under way. */
export const importWord = (number: number) => `~i${number}`;
export const soundWord = (word: string) => `~s${soundOf(word)}`;

/** Sort key of the directory: last name, then first name. */
export const sortName = ({ first_name, last_name }: Named) =>
  [...wordsOf(last_name), '', ...wordsOf(first_name)].join(' ');

/** Characters that JavaScript orders differently from their UTF-8 bytes. */
const astral = /[\ud800-\udfff]/;

/** True if a name sorts before another in the database, which compares bytes. */
export const isBefore = (name: string, other: string): boolean =>
  astral.test(name) || astral.test(other)
    ? Buffer.compare(Buffer.from(name), Buffer.from(other)) < 0
    : name < other;

export const byName = (one: { name: string }, other: { name: string }): number =>
  one.name === other.name ? 0 : isBefore(one.name, other.name) ? -1 : 1;

export const nameWords = ({ first_name, last_name }: Named) => [
  ...new Set([...wordsOf(first_name), ...wordsOf(last_name)]),
];

/** Words from fields that the member agreed to show. Finding a member by a hidden value would disclose it. */
const consentedWords = ({ state, public_state, company, public_company }: Listed) => {
  const code = public_state === 1 ? findState(state) : undefined;
  return [
    ...(code === undefined ? [] : [stateWord(code), ...chaptersOfState(code).map(chapterWord)]),
    ...(public_company === 1 ? wordsOf(company).map(companyWord) : []),
  ];
};

/** All index words of a member. */
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
 * Distance between two neighbors' positions. A member's position is their row in the index, in alphabetical order, so a page of
 * results is read in order without sorting thousands of matches.
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

/** Rows per statement, well below every engine's limit. */
const batch = 500;

function* batches<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Words whose spellings are stored at once; with this many, each page of the table is written once for many of them. */
const wordBatch = 20_000;

type Spelling = readonly [spelling: string, word: string];

/** Spellings of words for typo search: each word, and each word with a letter left out. Short words have none. */
export const spellingsOf = (words: Iterable<string>): Spelling[] =>
  [...words]
    .filter((word) => word.length >= shortestEdited)
    .flatMap((word) => oneSlip(word).map((spelling): Spelling => [spelling, word]));

/**
 * Stores spellings in the table's order and through one parameter, because an import may bring a million of them.
 * @param imported Number of the import that brought them, 0 for none. A known spelling keeps its first number.
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

/** Deletes the spellings of words that no member has any more. Members of an import that is not shown yet count, too. */
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

/** Inserts many members as {@link insert} does, with two statements. Their words are stored separately, each once. */
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
 * Adds an approved member to the directory index, in the transaction that approves them.
 * @returns `everybody` if two neighbors had no room between them, so that all approved members were listed again.
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

/** Removes a member from the directory; members with the same name stay. */
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
 * Rebuilds the whole index from the approved members, including those of an import that is under way. This happens when two
 * neighbors have no room between them, or when the index was recreated.
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

/** Lists members who were approved before the directory existed, or before its index was recreated. */
export async function listUnlisted(database: Database): Promise<void> {
  await transaction(database, async (trx) => {
    const members = await listable(trx).where('position', 'is', null).execute();
    if (members.length > batch) return relistAll(trx);
    if (members.length > 0) await noteChange(trx);
    // After `everybody` the rest are in the index already; listing them again would add each twice.
    for (const member of members) if ((await listMember(trx, member)) === 'everybody') return;
  });
}
