import { emailKey } from '@banyan/api/internal';
import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { Scope } from '../permissions/scope.ts';
import { searchDirectory } from './directory/search.ts';
import { isHere } from './imports.ts';

/** A member as they are found. */
export type FoundMember = Pick<
  MemberTable,
  'reference' | 'first_name' | 'last_name' | 'year' | 'dept' | 'dept_other' | 'state' | 'position'
>;

/** Matches that are looked through for those of a chapter: the index knows only whoever shows where they live. */
const mostLookedThrough = 600;

async function membersStanding(database: Database, positions: readonly number[]): Promise<FoundMember[]> {
  if (positions.length === 0) return [];
  const rows = await database
    .selectFrom('members')
    .select(['reference', 'first_name', 'last_name', 'year', 'dept', 'dept_other', 'state', 'position'])
    .where('position', 'in', positions)
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return positions.flatMap((position) => byPosition.get(position) ?? []);
}

/**
 * Members by name, as the directory finds them, within a reach: by the state they live in, whether or not they show it. Of a chapter
 * the first few hundred matches are looked through; whoever is behind them is found by more of their name.
 */
export async function membersByName(
  database: Database,
  scope: Scope,
  name: string,
  most: number,
): Promise<FoundMember[]> {
  if (scope.chapters !== 'all' && scope.chapters.length === 0) return [];
  const limit = scope.chapters === 'all' ? most : mostLookedThrough;
  const { positions } = await searchDirectory(database, {
    search: name,
    company: '',
    sort: 'name',
    offset: 0,
    limit,
    counted: false,
  });
  const members = await membersStanding(database, positions);
  return members.filter(({ state }) => scope.coversState(state)).slice(0, most);
}

/** Of ids those of members within a reach, also of requests. */
export async function membersInScope(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database.selectFrom('members').select(['id', 'state']).where('id', 'in', ids).execute();
  return rows.flatMap(({ id, state }) => (scope.coversState(state) ? id : []));
}

/** References of the members within a reach who have one of these emails, by the email's key. */
export async function membersByEmail(
  database: Database,
  scope: Scope,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0 || scope.chapters.length === 0) return new Map();
  const members = await database
    .selectFrom('members')
    .select(['email_key', 'reference', 'state'])
    .where('email_key', 'in', emails.map(emailKey))
    .where('status', '=', 'approved')
    .where(isHere)
    .execute();
  return new Map(
    members.flatMap(({ email_key, reference, state }) =>
      scope.coversState(state) ? [[email_key, reference] as const] : [],
    ),
  );
}
