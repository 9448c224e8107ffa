import { emailKey } from '@banyan/api/internal';
import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { Scope } from '../permissions/scope.ts';
import { searchDirectory } from './directory/search.ts';
import { isHere } from './imports.ts';

/** Columns of a member in search results. */
export type FoundMember = Pick<
  MemberTable,
  'reference' | 'first_name' | 'last_name' | 'year' | 'dept' | 'dept_other' | 'state' | 'position'
>;

/** Most matches to search for those of a chapter: the index knows only members who show their state. */
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
 * Members by name within a scope, found as in the directory. The scope tests the state they live in, shown or not. For a chapter
 * only the first few hundred matches are searched; a longer name finds the members behind them.
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

/** Members and applicants within a scope, by ids. */
export async function membersInScope(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database.selectFrom('members').select(['id', 'state']).where('id', 'in', ids).execute();
  return rows.flatMap(({ id, state }) => (scope.coversState(state) ? id : []));
}

/** References of members within a scope who have one of these emails, by email key. */
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
