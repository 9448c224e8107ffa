import type { ChapterId } from '@banyan/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { EmailPreference } from '../mail/choices.ts';
import { spellingsOfStates } from './decisions.ts';
import { isHere } from './imports.ts';

/* Members as readers of letters to many. */

/** Which members. `null` for no bound. */
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

/** A member, as far as letters to many go. */
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

/** Members who said yes to the newsletter, and how many of those asked for did not. */
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

/** One member, whether or not they want letters; `undefined` for who is one no more. */
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

/** What a member wants of letters to members. What they said last counts, be it by a letter's link or on their own page; a roll says nothing for them. */
export function wantsOf(
  { newsletter, newsletter_at, newsletter_how }: EmailRecipient,
  wish: EmailPreference | undefined,
): 'all' | 'chapter' | 'none' {
  if (newsletter !== 1) return 'none';
  if (!wish) return 'all';
  const isOlder = newsletter_how !== 'imported' && newsletter_at !== null && newsletter_at > wish.at;
  return isOlder ? 'all' : wish.choice;
}
