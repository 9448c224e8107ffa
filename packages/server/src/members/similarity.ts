import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { engineOf } from '../database/engine.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { wordsOf } from './directory/words.ts';

type Named = Pick<MemberTable, 'first_name' | 'last_name'>;

/** Normalized last name. */
export const lastNameOf = ({ last_name }: Pick<Named, 'last_name'>) => wordsOf(last_name).join(' ');

/** Beginning of the first name: enough to tell Sunita from Ravi, but not from Suni. */
export const nameBeginning = ({ first_name }: Pick<Named, 'first_name'>) =>
  wordsOf(first_name).join('').slice(0, 3);

/** Beginning of the sort name that similar entries share. */
export const likenessOf = (one: Named) => [...wordsOf(one.last_name), '', nameBeginning(one)].join(' ');

/** Character that sorts after every name with this beginning. */
const last = '\u{10fffd}';
/** People per statement. */
const atOnce = 1_000;

/** Person to search for, with a number that identifies them in the result. */
export interface Sought extends Named, Pick<MemberTable, 'year'> {
  key: number;
}

/** Directory members who are likely one of these people: by last name, year and the first letters of the first name. */
export async function membersLike(
  database: Database,
  people: readonly Sought[],
): Promise<{ key: number; id: string; reference: string }[]> {
  const found = [];
  for (let at = 0; at < people.length; at += atOnce) {
    const probes = people.slice(at, at + atOnce).map((one) => {
      const prefix = likenessOf(one);
      return [one.key, prefix, prefix + last, one.year];
    });
    const { rows } = await sql<{ key: number; id: string; reference: string }>`
      select cast(probe.value ->> 0 as bigint) as key, members.id, members.reference
      from ${engineOf(database).elements(JSON.stringify(probes))} as probe
      join members on position is not null and sort_name >= probe.value ->> 1 and sort_name < probe.value ->> 2
        and year = cast(probe.value ->> 3 as bigint)`.execute(database);
    for (const row of rows) found.push({ ...row, key: Number(row.key) });
  }
  return found;
}
