import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { wordsOf } from './directory/words.ts';
import { isHere } from './imports.ts';

const lastNameOf = ({ last_name }: MemberTable) => wordsOf(last_name).join(' ');
/** Enough to tell Sunita from Ravi, and not Sunita from Suni. */
const firstLettersOf = ({ first_name }: MemberTable) => wordsOf(first_name).join('').slice(0, 3);

/** A member, or somebody who asked to become one, who may be the same person, and what makes one think so. */
export interface LikelyDouble {
  row: MemberTable;
  because: 'e-mail' | 'name and year';
}

/**
 * Who may be the same person: by the same e-mail, or by the same last name and year and a first name that begins alike. Those with
 * the e-mail first, then by age.
 */
export async function likelyDoubles(database: Database, one: MemberTable): Promise<LikelyDouble[]> {
  const rows = await database
    .selectFrom('members')
    .selectAll()
    .where('id', '<>', one.id)
    .where((member) => member.or([member('email_key', '=', one.email_key), member('year', '=', one.year)]))
    .where(isHere)
    .orderBy('created_at')
    .execute();
  const byEmail = rows.filter(({ email_key }) => email_key === one.email_key);
  const byName = rows.filter(
    (row) =>
      row.email_key !== one.email_key &&
      lastNameOf(row) === lastNameOf(one) &&
      firstLettersOf(row) === firstLettersOf(one),
  );
  return [
    ...byEmail.map((row) => ({ row, because: 'e-mail' as const })),
    ...byName.map((row) => ({ row, because: 'name and year' as const })),
  ];
}
