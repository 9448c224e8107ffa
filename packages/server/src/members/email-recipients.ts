import type { ChapterId } from '@banyan/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { EmailPreference } from '../mail/choices.ts';
import { spellingsOfStates } from './decisions.ts';
import { isHere } from './imports.ts';

/* Members as recipients of campaigns. */

/** Filter for members. `null` means no limit. */
export interface ReadersAsked {
  chapter: ChapterId | null;
  from: number | null;
  to: number | null;
  program: string | null;
  mentors: boolean;
}

const columns = [
  'id',
  'first_name',
  'email',
  'state',
  'newsletter',
  'newsletter_at',
  'newsletter_how',
] as const;

/** Columns of a member that campaigns need. */
export type EmailRecipient = Pick<MemberTable, (typeof columns)[number]>;

async function conditionOf(database: Database, asked: ReadersAsked): Promise<RawBuilder<boolean>> {
  const { chapter, from, to, program, mentors } = asked;
  const states = chapter === null ? undefined : await spellingsOfStates(database, (id) => id === chapter);
  const conditions: RawBuilder<boolean>[] = [
    sql`status = 'approved' and ${isHere}`,
    ...(from === null ? [] : [sql<boolean>`year >= ${from}`]),
    ...(to === null ? [] : [sql<boolean>`year <= ${to}`]),
    ...(program === null ? [] : [sql<boolean>`dept = ${program}`]),
    ...(mentors ? [sql<boolean>`mentorship_interest = 1`] : []),
  ];
  if (states) conditions.push(states.length === 0 ? sql`1 = 0` : sql`state in (${sql.join(states)})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Members who subscribed to the newsletter, and the number of matching members who did not. */
export async function emailRecipients(
  database: Database,
  asked: ReadersAsked,
): Promise<{ readers: EmailRecipient[]; no: number }> {
  const matches = await conditionOf(database, asked);
  const readers = await database
    .selectFrom('members')
    .select(columns)
    .where(matches)
    .where('newsletter', '=', 1)
    .orderBy('id')
    .execute();
  const { no } = await database
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('no'))
    .where(matches)
    .where('newsletter', '<>', 1)
    .executeTakeFirstOrThrow();
  return { readers, no: Number(no) };
}

/** Member by id, subscribed or not; `undefined` for a person who is no longer a member. */
export const emailRecipient = (
  database: Database | Transaction,
  id: string,
): Promise<MemberTable | undefined> =>
  database
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .where('merged_into', 'is', null)
    .executeTakeFirst();

/**
 * Email preferences of a member. Their latest choice counts, whether by an email's link or on their own page. An import never
 * counts as their choice.
 */
export function wantsOf(
  { newsletter, newsletter_at, newsletter_how }: EmailRecipient,
  wish: EmailPreference | undefined,
): 'all' | 'chapter' | 'none' {
  if (newsletter !== 1) return 'none';
  if (!wish) return 'all';
  const isOlder = newsletter_how !== 'imported' && newsletter_at !== null && newsletter_at > wish.at;
  return isOlder ? 'all' : wish.choice;
}
