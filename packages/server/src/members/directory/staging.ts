import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { engineOf } from '../../database/engine.ts';
import type { MemberTable } from '../../database/member-tables.ts';
import { forgetSetting, keepSetting, setting } from '../../settings/settings.ts';
import { isStaged } from '../imports.ts';
import { gap, isBefore, relistAll, searchable, unlistMember } from './listing.ts';

/* Staged members: an import has written them to the tables and the index, but nobody reads them until the import is shown. */

/** A person of an import, by their sort name in the directory. */
export interface Newcomer {
  name: string;
}

/** Number of people before a name; the people are in directory order. */
function standingBefore(people: readonly Newcomer[], name: string): number {
  let [low, high] = [0, people.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(people[middle]?.name ?? '', name)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Gap between two neighbors in the directory, into which people are inserted. */
interface Room {
  low: number | null;
  high: number | null;
  /**
   * Sort name of the neighbor after the gap; people with names before it are inserted into the gap. `null` at the end of the
   * directory.
   */
  until: string | null;
}

async function roomsFor(trx: Transaction, names: readonly string[]): Promise<Room[]> {
  const { rows } = await sql<Room>`
    with low as (
      select value ->> 0 as place, (
        select position from members where position is not null and sort_name <= newcomer.value ->> 1
        order by sort_name desc, position desc limit 1
      ) as low from ${engineOf(trx).elements(JSON.stringify(names.map((name, index) => [index, name])))} as newcomer
    )
    select low, (
      select position from members
      where position is not null and position > coalesce(low, ${Number.MIN_SAFE_INTEGER}) order by position limit 1
    ) as high, (
      select sort_name from members
      where position is not null and position > coalesce(low, ${Number.MIN_SAFE_INTEGER}) order by position limit 1
    ) as until
    from low order by cast(place as bigint)`.execute(trx);
  return rows;
}

/** First position and step for a number of people inserted into one gap. */
function stepsIn({ low, high }: Room, count: number): readonly [start: number, step: number] {
  if (low === null) return [high === null ? 0 : high - gap * count, gap];
  if (high === null) return [low + gap, gap];
  const step = Math.floor((high - low) / (count + 1));
  return [low + step, step];
}

/**
 * Positions for the next people of an import, spread so that all who follow find room.
 * @param people All of them, in directory order.
 * @returns `undefined` if two neighbors have no room between them.
 */
async function placesFor(
  trx: Transaction,
  people: readonly Newcomer[],
  from: number,
  to: number,
): Promise<number[] | undefined> {
  const next = people.slice(from, to);
  const rooms = await roomsFor(
    trx,
    next.map(({ name }) => name),
  );
  const places: number[] = [];
  let [start, step] = [0, 0];
  let entered = 0;
  for (const [index, room] of rooms.entries()) {
    if (index === 0 || room.low !== rooms[index - 1]?.low) {
      const last = room.until === null ? people.length : standingBefore(people, room.until);
      [start, step] = stepsIn(room, last - from - index);
      entered = index;
    }
    const place = start + step * (index - entered);
    if (step < 1 || !Number.isSafeInteger(place)) return undefined;
    places.push(place);
  }
  return places;
}

/** A member as an import inserts them. */
export interface Arriving extends Newcomer {
  row: Omit<MemberTable, 'position' | 'sort_name'>;
  /** Index words of the member. */
  words: readonly string[];
}

export const arrivingOf = (row: Arriving['row'], name: string): Arriving => ({
  row,
  name,
  words: searchable(row),
});

/**
 * Inserts rows with few parameters, because a row has 42 columns and half of them are the same in all rows.
 * @returns ids, as {@link stageMembers}
 */
async function insertRows(trx: Transaction, rows: readonly MemberTable[]): Promise<ReadonlySet<string>> {
  const cells = rows.map((row) => Object.values(row));
  const columns = Object.entries(rows[0] ?? {}).map(([name, value], place) => ({
    name,
    value,
    place,
    type: sql.raw(typeof value === 'number' ? 'bigint' : 'text'),
    differs: cells.some((row) => row[place] !== value),
  }));
  const differing = columns.filter(({ differs }) => differs);
  const fixed = columns.filter(({ differs }) => !differs);
  const read = differing.map(({ type }, index) => sql`cast(value ->> ${sql.lit(index)} as ${type})`);
  const given = fixed.map(({ type, value }) => sql`cast(${value} as ${type})`);
  const json = JSON.stringify(cells.map((row) => differing.map(({ place }) => row[place])));
  const { rows: inserted } = await sql<{ id: string }>`
    insert into members (${sql.join([...differing, ...fixed].map(({ name }) => sql.ref(name)))})
    select ${sql.join([...read, ...given])} from ${engineOf(trx).elements(json)} where true
    on conflict (email_key) where status = 'approved' do nothing returning id`.execute(trx);
  return new Set(inserted.map(({ id }) => id));
}

/** Emails among these that a member or a pending request already has. */
async function takenEmails(trx: Transaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email_key: string }>`
    select email_key from members where status <> 'rejected' and email_key in (
      select value ->> 0 from ${engineOf(trx).elements(JSON.stringify(keys.map((key) => [key])))} as known
    )`.execute(trx);
  return new Set(rows.map((row) => row.email_key));
}

/**
 * Inserts some hundred people of an import between their neighbors.
 * @param people All of them, in directory order.
 * @param arriving The next of them, beginning at `from`.
 * @returns the ids of those inserted; the others' email address was registered in the meantime
 */
export async function stageMembers(
  trx: Transaction,
  people: readonly Newcomer[],
  from: number,
  arriving: readonly Arriving[],
): Promise<ReadonlySet<string>> {
  const to = from + arriving.length;
  let places = await placesFor(trx, people, from, to);
  if (!places) {
    await relistAll(trx);
    places = await placesFor(trx, people, from, to);
  }
  const taken = await takenEmails(
    trx,
    arriving.map(({ row }) => row.email_key),
  );
  const placed = arriving.flatMap(({ row, name, words }, index) => {
    const position = places?.[index];
    if (position === undefined) throw new Error('The directory has no room for so many.');
    if (taken.has(row.email_key)) return [];
    return [{ row: { ...row, sort_name: name, position } satisfies MemberTable, position, words }];
  });
  if (placed.length === 0) return new Set();
  const ids = await insertRows(
    trx,
    placed.map(({ row }) => row),
  );
  const entries = placed.filter(({ row }) => ids.has(row.id));
  if (entries.length > 0) await engineOf(trx).directory.add(trx, entries);
  return ids;
}

const key = 'import made way';

/** Ids of members that an import under way had inserted and that {@link makeWay} removed. */
export async function thoseWhoMadeWay(trx: Transaction): Promise<string[]> {
  return (await setting(trx, key))?.split(' ') ?? [];
}

export const forgetWhoMadeWay = (trx: Transaction): Promise<void> => forgetSetting(trx, key);

/** Removes a member of an import under way when somebody asks for membership with the same email. @returns true if there was one */
export async function makeWay(trx: Transaction, emailKey: string): Promise<boolean> {
  const staged = await trx
    .selectFrom('members')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('status', '<>', 'rejected')
    .where(isStaged)
    .executeTakeFirst();
  if (!staged) return false;
  await unlistMember(trx, staged.id);
  await trx.deleteFrom('members').where('id', '=', staged.id).execute();
  await keepSetting(trx, key, [...(await thoseWhoMadeWay(trx)), staged.id].join(' '));
  return true;
}

/**
 * Deletes a portion of the rows that an import left behind without showing them.
 * @returns the number of deleted rows, at most `most`; 0 if nothing is left
 */
export async function removeStaged(trx: Transaction, most: number): Promise<number> {
  const members = await trx
    .selectFrom('members')
    .select(['id', 'position'])
    .where(isStaged)
    .limit(most)
    .execute();
  if (members.length > 0) {
    const ids = members.map(({ id }) => id);
    await engineOf(trx).directory.remove(
      trx,
      members.flatMap(({ position }) => position ?? []),
    );
    await trx.deleteFrom('members').where('id', 'in', ids).execute();
    return members.length;
  }
  const { numAffectedRows } = await sql`
    delete from directory_words where (spelling, word) in (
      select spelling, word from directory_words where ${isStaged} limit ${most}
    )`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
