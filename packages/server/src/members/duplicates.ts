import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { isHere } from './imports.ts';
import { mergedInto } from './merged-requests.ts';
import { lastNameOf, membersLike, nameBeginning } from './similarity.ts';

/** A member or applicant who may be the same person, and the reason to think so. */
export interface LikelyDuplicate {
  row: MemberTable;
  because: 'e-mail' | 'name and year';
}

type Person = Pick<MemberTable, 'id' | 'email_key' | 'first_name' | 'last_name' | 'year'>;

const isLike = (one: Person, other: Person) =>
  lastNameOf(one) === lastNameOf(other) && nameBeginning(one) === nameBeginning(other);

/** Reference of a person's entry: their own, or the one that theirs was merged into. */
const entryOf = (row: MemberTable) => mergedInto(row) ?? row.reference;

/**
 * Entries that may be the same person: same email, or same last name and year and the same beginning of the first name. Matches by
 * email come first, then the oldest. Requests merged into the same entry are not reported.
 */
export async function likelyDuplicates(database: Database, one: MemberTable): Promise<LikelyDuplicate[]> {
  const found = await database
    .selectFrom('members')
    .selectAll()
    .where('id', 'not in', [one.id, one.merged_into ?? ''])
    .where((member) => member.or([member('email_key', '=', one.email_key), member('year', '=', one.year)]))
    .where(isHere)
    .orderBy('created_at')
    .execute();
  const rows = found.filter((row) => entryOf(row) !== entryOf(one));
  const byEmail = rows.filter(({ email_key }) => email_key === one.email_key);
  const byName = rows.filter((row) => row.email_key !== one.email_key && isLike(row, one));
  return [
    ...byEmail.map((row) => ({ row, because: 'e-mail' as const })),
    ...byName.map((row) => ({ row, because: 'name and year' as const })),
  ];
}

/** Ids of the people for whom {@link likelyDuplicates} finds somebody. Does not read every member of their years. */
export async function withDuplicates(
  database: Database,
  some: readonly Person[],
): Promise<ReadonlySet<string>> {
  const doubled = new Set<string>();
  if (some.length === 0) return doubled;
  const listed = await membersLike(
    database,
    some.map((one, key) => ({ ...one, key })),
  );
  for (const { key, id } of listed) if (some[key] && some[key].id !== id) doubled.add(some[key].id);
  const columns = ['id', 'email_key', 'first_name', 'last_name', 'year'] as const;
  const others = database.selectFrom('members').select(columns).where(isHere);
  const keys = [...new Set(some.map(({ email_key }) => email_key))];
  const unlisted = Map.groupBy(await others.where('position', 'is', null).execute(), ({ year }) => year);
  const byEmail = Map.groupBy(
    await others.where('email_key', 'in', keys).execute(),
    ({ email_key }) => email_key,
  );
  for (const one of some) {
    const alike = (unlisted.get(one.year) ?? []).filter((other) => isLike(one, other));
    const others = [...alike, ...(byEmail.get(one.email_key) ?? [])];
    if (others.some(({ id }) => id !== one.id)) doubled.add(one.id);
  }
  return doubled;
}
