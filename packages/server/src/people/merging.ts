import { stateName } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import { type MemberComparison, type MergeField, mergeFields } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { transaction } from '../database/transaction.ts';
import { giftsUnder, moveGifts } from '../donations/self-service.ts';
import { movableTickets, moveTickets } from '../events/registration/self-service.ts';
import { forgetDraftsAbout } from '../identity/drafts.ts';
import { endMemberLinks } from '../identity/member-links.ts';
import { endMemberSessions } from '../identity/sessions.ts';
import { jobsWithEmail, moveJobs } from '../jobs/self-service.ts';
import { cardOf } from '../members/directory/members-at.ts';
import type { Keeper, Looked } from '../members/editing.ts';
import { type Moved, mergeEntries, undoMergeOf } from '../members/merges.ts';
import { nameOf, programName } from '../members/naming.ts';
import { moveStories, storiesWithEmail } from '../stories/self-service.ts';

/* Merges two entries of one person. Records of the dropped entry are found by its email and move to the email that stays. */

const kinds = {
  registrations: moveTickets,
  gifts: moveGifts,
  stories: moveStories,
  jobs: moveJobs,
} as const satisfies Record<
  string,
  (trx: Transaction, ids: readonly string[], email: string) => Promise<void>
>;
type Kind = keyof typeof kinds;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Records that can move from one email to another, both as `emailKey` makes them. If both are the same, nothing moves. */
async function movable(database: Database | Transaction, from: string, to: string) {
  const isOne = from === to;
  const tickets = isOne ? { ids: [], both: 0 } : await movableTickets(database, from, to);
  const ids: Record<Kind, string[]> = {
    registrations: tickets.ids,
    gifts: isOne ? [] : await giftsUnder(database, from),
    stories: isOne ? [] : idsOf(await storiesWithEmail(database, from)),
    jobs: isOne ? [] : idsOf(await jobsWithEmail(database, from)),
  };
  return { ids, both: tickets.both };
}

const countsOf = ({
  registrations,
  gifts,
  stories,
  jobs,
}: Record<Kind, string[]>): MemberComparison['moves'] => ({
  registrations: registrations.length,
  gifts: gifts.length,
  stories: stories.length,
  jobs: jobs.length,
});

async function moveAll(trx: Transaction, ids: Readonly<Record<string, readonly string[]>>, email: string) {
  for (const [kind, move] of Object.entries(kinds)) await move(trx, ids[kind] ?? [], email);
}

/** Masked form of an address, enough to tell one from another. */
const hint = (text: string) => {
  const [name = '', host] = text.split('@');
  return host === undefined
    ? text.replace(/.(?=.{4})/gsu, '·')
    : `${name.slice(0, 1)}…${name.slice(-1)}@${host}`;
};

const yesOrNo = (yes: number) => (yes === 1 ? 'Yes' : 'No');

/** Displayed value of each field, masked for contact data; `same` is the value to compare. */
const inWords: Readonly<Record<MergeField, (row: MemberTable) => { same: string; shown?: string }>> = {
  firstName: ({ first_name }) => ({ same: first_name }),
  lastName: ({ last_name }) => ({ same: last_name }),
  year: ({ year }) => ({ same: String(year) }),
  program: (row) => ({ same: programName(row) }),
  linkedIn: ({ linkedin_url }) => ({ same: linkedin_url }),
  company: ({ company }) => ({ same: company }),
  city: ({ city }) => ({ same: city }),
  state: ({ state }) => ({ same: stateName(state) }),
  photo: ({ image }) => ({ same: image }),
  mentorship: ({ mentorship_interest }) => ({ same: yesOrNo(mentorship_interest) }),
  email: ({ email, email_key }) => ({ same: email_key, shown: hint(email) }),
  phone: ({ phone }) => ({ same: phone, shown: hint(phone) }),
  address: ({ street1, street2, zip }) => {
    const whole = [street1, street2, zip].filter(Boolean).join(', ');
    return { same: whole, shown: hint(whole) };
  },
};

const sideOf = (row: MemberTable): MemberComparison['keep'] => ({
  id: row.id,
  ref: row.reference,
  name: nameOf(row),
  version: row.version,
  card: cardOf(row),
});

/** Side-by-side comparison of two entries. */
export async function compareEntries(
  database: Database,
  keep: MemberTable,
  drop: MemberTable,
): Promise<MemberComparison> {
  const coming = await movable(database, drop.email_key, keep.email_key);
  const going = await movable(database, keep.email_key, drop.email_key);
  return {
    keep: sideOf(keep),
    drop: sideOf(drop),
    fields: mergeFields.flatMap((name) => {
      const [one, other] = [inWords[name](keep), inWords[name](drop)];
      if (one.same === other.same) return [];
      const isContact = one.shown !== undefined;
      return [{ name, keep: one.shown ?? one.same, drop: other.shown ?? other.same, isContact }];
    }),
    moves: countsOf(coming.ids),
    movesIfTaken: countsOf(going.ids),
    both: coming.both,
  };
}

/** Merges two entries. Sessions of the dropped email end. */
export const mergeTwo = (
  database: Database,
  keeper: Keeper,
  asked: { keep: Looked; drop: Looked; take: readonly MergeField[] },
  now: number,
) =>
  transaction(database, (trx) =>
    mergeEntries(
      trx,
      keeper,
      asked,
      async (from, to, drop): Promise<Moved> => {
        const { ids } = await movable(trx, from.email_key, to.email_key);
        await moveAll(trx, ids, to.email);
        await forgetDraftsAbout(trx, [drop.reference]);
        if (from.email_key !== to.email_key) {
          await endMemberSessions(trx, from.email_key, now);
          await endMemberLinks(trx, from.email_key);
        }
        return { from: from.email, to: to.email, ids };
      },
      now,
    ),
  );

/** Undoes a merge, including the moved records. */
export const unmergeTwo = (
  database: Database,
  keeper: Keeper,
  which: { kept: string; dropped: string },
  now: number,
) =>
  transaction(database, (trx) =>
    undoMergeOf(
      trx,
      keeper,
      which,
      async ({ ids, from, to }) => {
        // Records that moved elsewhere since stay there.
        const still = (await movable(trx, emailKey(to), emailKey(from))).ids;
        const back = Object.entries(still).map(([kind, now]) => [
          kind,
          now.filter((id) => ids[kind]?.includes(id)),
        ]);
        await moveAll(trx, Object.fromEntries(back), from);
      },
      now,
    ),
  );
