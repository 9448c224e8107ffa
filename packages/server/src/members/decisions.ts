import { type ChapterId, chaptersOfState } from '@banyan/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { type Decisions, decisionsOf } from '../database/decisions.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { joinNewsletter, leaveNewsletter } from './consents.ts';
import { membersOf } from './corrections.ts';
import { listMember } from './directory/listing.ts';
import { makeWay } from './directory/staging.ts';
import { isHere } from './imports.ts';

const decisions = decisionsOf({
  table: 'members',
  pendingStatus: 'pending',
  approvedStatus: 'approved',
  short: {
    title: sql`first_name || ' ' || last_name`,
    state: sql`state`,
    sentFrom: sql`sent_from`,
  },
  rows: (database, condition) =>
    database.selectFrom('members').selectAll().where(condition).where(isHere).execute(),
});

/** Decisions on membership requests. */
export const memberDecisions: Decisions<MemberTable> = {
  ...decisions,
  inShort: (kind, condition) => decisions.inShort(kind, sql`${isHere} and (${condition})`),
  // Imported members never waited for review.
  settled: (kind, condition) =>
    decisions.settled(kind, sql`imported = 0 and merged_into is null and (${condition})`),
  async takeBack(trx, id) {
    const row = await trx.selectFrom('members').select('email_key').where('id', '=', id).executeTakeFirst();
    // A member who waits again takes precedence over an import that is under way.
    if (row) await makeWay(trx, row.email_key);
    await decisions.takeBack(trx, id);
    await leaveNewsletter(trx, id);
  },
};

/** Decisions on corrections, each with the current row of its member. */
export const correctionDecisions = decisionsOf({
  table: 'corrections',
  pendingStatus: 'pending',
  approvedStatus: 'approved',
  short: {
    title: sql`(select first_name || ' ' || last_name from members where members.id = member_id)`,
    state: sql`(select state from members where members.id = member_id)`,
  },
  async rows(database, condition) {
    const corrections = await database.selectFrom('corrections').selectAll().where(condition).execute();
    const members = await membersOf(database, corrections);
    return corrections.flatMap((row) => {
      const member = members.get(row.member_id);
      return member ? [{ row, member }] : [];
    });
  },
});

/** Spellings of the states of these chapters that occur in the members table. */
export async function spellingsOfStates(
  database: Database,
  isTheirs: (chapter: ChapterId) => boolean,
): Promise<string[]> {
  // Steps from one spelling to the next through the index on states. There are at most hundreds of spellings, whatever the number
  // of members.
  const { rows } = await sql<{ state: string }>`
    with recursive spelt(state) as (
      select min(state) from members
      union all
      select (select min(state) from members where state > spelt.state) from spelt where spelt.state is not null
    )
    select state from spelt where state is not null`.execute(database);
  return rows.map(({ state }) => state).filter((state) => chaptersOfState(state).some(isTheirs));
}

/** Condition on corrections: the member's state has one of these spellings. @param states At least one. */
export const correctionsFrom = (states: readonly string[]): RawBuilder<boolean> =>
  sql`member_id in (select id from members where state in (${sql.join(states)}))`;

/**
 * Lists an approved member and subscribes them to the newsletter. A member who asked to be hidden stays hidden, even after another
 * approval.
 */
export async function listApproved(trx: Transaction, row: MemberTable, now: number): Promise<void> {
  await joinNewsletter(trx, row.id, now);
  if (row.hidden === 0) await listMember(trx, row);
}
