import { type AlumnusCard, safeHref, stateName } from '@banyan/api/contract';
import { shownLine } from '@banyan/api/internal';
import type { Database } from '../../database/database.ts';
import type { MemberTable } from '../../database/member-tables.ts';
import { programName } from '../naming.ts';

/** Columns of a member that may become public, and the three consents. No other columns are read for it. */
export const readable = [
  'id',
  'first_name',
  'last_name',
  'year',
  'dept',
  'dept_other',
  'linkedin_url',
  'image',
  'public_image',
  'company',
  'public_company',
  'state',
  'public_state',
  'position',
] as const;

type Readable = Pick<MemberTable, (typeof readable)[number]>;

const consented = (text: string, consent: number) => (consent === 1 ? text : '');

/** A member as the directory shows them, with only the fields that they agreed to show. */
export const cardOf = (row: Omit<Readable, 'position'>): AlumnusCard => ({
  _id: row.id,
  firstName: shownLine(row.first_name),
  lastName: shownLine(row.last_name),
  image: consented(row.image, row.public_image),
  graduationYear: row.year,
  coepProgram: programName(row),
  company: consented(shownLine(row.company), row.public_company),
  address: { state: consented(stateName(row.state), row.public_state) },
  linkedIn: safeHref(row.linkedin_url) ?? '',
});

/** Members at these positions in this order, with only the fields that each agreed to show. */
export async function membersAt(database: Database, positions: readonly number[]): Promise<AlumnusCard[]> {
  if (positions.length === 0) return [];
  const rows = await database
    .selectFrom('members')
    .select(readable)
    .where('position', 'in', positions)
    .execute();
  const place = new Map(positions.map((position, index) => [position, index]));
  return rows
    .sort((one, other) => (place.get(one.position ?? 0) ?? 0) - (place.get(other.position ?? 0) ?? 0))
    .map(cardOf);
}
