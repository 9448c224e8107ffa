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

/** Who becomes a member. */
export const memberDecisions: Decisions<MemberTable> = {
  ...decisions,
  inShort: (kind, condition) => decisions.inShort(kind, sql`${isHere} and (${condition})`),
  // Whom a roll brought never waited for anybody.
  settled: (kind, condition) =>
    decisions.settled(kind, sql`imported = 0 and merged_into is null and (${condition})`),
  async takeBack(trx, id) {
    const row = await trx.selectFrom('members').select('email_key').where('id', '=', id).executeTakeFirst();
    // Whoever waits again comes before an import that is under way.
    if (row) await makeWay(trx, row.email_key);
    await decisions.takeBack(trx, id);
    await leaveNewsletter(trx, id);
  },
};

/** Which corrections are taken over, each with the member whose entry it is about, as they are now. */
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

/** How the state of everybody is spelt who lives where one of these chapters is. */
export async function spellingsOfStates(
  database: Database,
  isTheirs: (chapter: ChapterId) => boolean,
): Promise<string[]> {
  // From one to the next through the index on states: there are hundreds of spellings at most, whatever the number of members.
  const { rows } = await sql<{ state: string }>`
    with recursive spelt(state) as (
      select min(state) from members
      union all
      select (select min(state) from members where state > spelt.state) from spelt where spelt.state is not null
    )
    select state from spelt where state is not null`.execute(database);
  return rows.map(({ state }) => state).filter((state) => chaptersOfState(state).some(isTheirs));
}

/** For which corrections it holds that their member's state is spelt so. @param states At least one. */
export const correctionsFrom = (states: readonly string[]): RawBuilder<boolean> =>
  sql`member_id in (select id from members where state in (${sql.join(states)}))`;

/**
 * Lists somebody who was approved, and they get the newsletter. Whoever asked to be out of the directory stays out, however often they
 * are approved.
 */
export async function listApproved(trx: Transaction, row: MemberTable, now: number): Promise<void> {
  await joinNewsletter(trx, row.id, now);
  if (row.hidden === 0) await listMember(trx, row);
}
