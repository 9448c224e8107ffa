import { sql } from 'kysely';
import type { Writing } from '../database/database.ts';
import { type Decisions, decisionsOf } from '../database/decisions.ts';
import type { MemberTable } from '../database/tables.ts';
import { membersOf } from './corrections.ts';
import { listMember } from './directory/listing.ts';
import { makeWay } from './directory/staging.ts';
import { isShown } from './imports.ts';

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
    database.selectFrom('members').selectAll().where(condition).where(isShown).execute(),
});

/** Who becomes a member. */
export const memberDecisions: Decisions<MemberTable> = {
  ...decisions,
  inShort: (kind, condition) => decisions.inShort(kind, sql`${isShown} and (${condition})`),
  async takeBack(writing, id) {
    const row = await writing
      .selectFrom('members')
      .select('email_key')
      .where('id', '=', id)
      .executeTakeFirst();
    // Whoever waits again comes before an import that is under way.
    if (row) await makeWay(writing, row.email_key);
    await decisions.takeBack(writing, id);
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

/** Lists somebody who was approved. Whoever asked to be out of the directory stays out, however often they are approved. */
export async function listApproved(writing: Writing, row: MemberTable): Promise<void> {
  if (row.hidden === 0) await listMember(writing, row);
}
