import { officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { deedTo, type Keeper, type Kept, memberWithin, saveFacts } from '../../members/editing.ts';
import { membersMatching } from '../../members/office-list.ts';
import { deleteMember } from '../../people/deleting.ts';
import { changeContact, changeHidden, sendLinks, withdraw } from '../../people/keeping.ts';
import { compareEntries, mergeTwo, unmergeTwo } from '../../people/merging.ts';
import { extentsOf, reachOf } from '../../permissions/reach.ts';
import { contactOf } from '../../review/contact.ts';
import type { Actor } from '../identity/actor.ts';
import { changed, found } from '../kernel/errors.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';
import type { Once } from '../kernel/idempotency.ts';
import { chapterIn } from '../review/chapter.ts';
import { membersFile } from './member-export.ts';
import { memberRecord, memberRows } from './member-record.ts';

type Handlers<Name extends keyof OfficeHandlers> = Pick<OfficeHandlers, Name>;

const perPage = 50;

type EditDuty = 'member.edit' | 'member.links' | 'member.delete' | 'member.merge';

const keeperOf = (actor: Actor, duty: EditDuty): Keeper => ({
  volunteer: actor.volunteer.id,
  reach: reachOf(actor, duty),
});

const refused = (status: 409 | 422, [field, code, message]: readonly [string, string, string]) =>
  new Refusal(status, message, { errors: [{ field, code, message }] });

type State = Kept['state'] | 'late' | 'leaving' | 'typed';

const refusals: Readonly<Record<Exclude<State, 'done'>, () => Refusal>> = {
  gone: () => new Refusal(404, messages.nothingHere),
  changed,
  taken: () => refused(422, ['email', 'taken', messages.emailTaken]),
  status: () => refused(409, ['status', 'status', messages.noMember]),
  leaving: () => refused(409, ['status', 'leaving', messages.leavingSoon]),
  typed: () => refused(422, ['typed', 'typed', messages.typedOtherwise]),
  late: () => refused(409, ['dropped', 'late', messages.mergeLate]),
};

/** What was done. @throws Refusal for what was not, which says why */
function done<More>(outcome: ({ state: 'done' } & More) | { state: Exclude<State, 'done'> }): More {
  if (outcome.state === 'done') return outcome;
  throw refusals[outcome.state]();
}

/** Members, looked at. */
const reading = (
  services: Services,
): Handlers<'getOfficeMembers' | 'exportMembers' | 'getOfficeMember' | 'showMemberContact'> => {
  const { database, now } = services;
  return {
    getOfficeMembers: {
      async answer({ query: { page, sort, chapter, ...asked } }, { actor }) {
        const filters = { ...asked, chapter: chapter ? chapterIn(chapter) : undefined };
        const part = { sort, offset: (page - 1) * perPage, most: perPage };
        const { members, total, outside } = await membersMatching(
          database,
          reachOf(actor, 'member.see'),
          filters,
          part,
        );
        const rows = await memberRows(services, members);
        return { rows, total, more: total > page * perPage, outside };
      },
    },
    exportMembers: {
      answer: ({ body: { filters, columns } }, { actor }) =>
        membersFile(services, actor, {
          filters: { ...filters, chapter: filters.chapter ? chapterIn(filters.chapter) : undefined },
          columns,
        }),
    },
    getOfficeMember: {
      async answer({ params: { id } }, { actor }) {
        const reach = reachOf(actor, 'member.see');
        const gifts = extentsOf(actor, 'gift.see').size > 0;
        const row = found(await memberWithin(database, reach, id));
        return { member: await memberRecord(services, { reach, gifts }, row) };
      },
    },
    showMemberContact: {
      answer: ({ params: { id } }, { actor }) =>
        write(database, async (writing) => {
          const keeper = { volunteer: actor.volunteer.id, reach: reachOf(actor, 'member.contact') };
          const row = found(await memberWithin(writing, keeper.reach, id));
          await auditUnseen(writing, deedTo(keeper, 'look at contact', row), now());
          const { street1, street2, zip } = row;
          return { ...contactOf({ kind: 'member', row }), street1, street2, zip };
        }),
    },
  };
};

/** Members, looked after. */
const keeping = ({
  config,
  database,
  now,
}: Services): Handlers<
  'saveMember' | 'saveMemberContact' | 'withdrawConsent' | 'sendMemberLinks' | 'hideMember' | 'unhideMember'
> => {
  const hiding = (id: string, { actor, once }: { actor: Actor; once: Once }, isHidden: boolean) =>
    once.write(async (writing) => {
      const keeper = keeperOf(actor, 'member.edit');
      const { version } = done(await changeHidden(writing, keeper, { id, isHidden }, now()));
      return { version };
    });
  return {
    saveMember: {
      async answer({ params: { id }, body: { version, ...facts } }, { actor }) {
        const keeper = keeperOf(actor, 'member.edit');
        const saved = await write(database, (writing) =>
          saveFacts(writing, keeper, { id, version }, facts, now()),
        );
        return { version: done(saved).version };
      },
    },
    saveMemberContact: {
      async answer({ params: { id }, body }, { actor }) {
        const keeper = keeperOf(actor, 'member.edit');
        const { version } = done(await changeContact(database, keeper, { id, ...body }, now()));
        return { version };
      },
    },
    withdrawConsent: {
      async answer({ params: { id }, body }, { actor }) {
        const keeper = keeperOf(actor, 'member.edit');
        const { version } = done(await withdraw(database, keeper, { id, ...body }, now()));
        return { version };
      },
    },
    sendMemberLinks: {
      answer: ({ params: { id } }, { actor, once }) =>
        once.write(async (writing) => {
          done(await sendLinks(writing, keeperOf(actor, 'member.links'), { id, config }, now()));
          return { success: true };
        }),
    },
    hideMember: { answer: ({ params: { id } }, who) => hiding(id, who, true) },
    unhideMember: { answer: ({ params: { id } }, who) => hiding(id, who, false) },
  };
};

/** What is not taken back by a press, or only within a week. */
const parting = ({
  database,
  media,
  secret,
  now,
}: Services): Handlers<'compareMembers' | 'mergeMembers' | 'undoMerge' | 'deleteMember'> => ({
  compareMembers: {
    async answer({ query }, { actor }) {
      const reach = reachOf(actor, 'member.merge');
      const keep = found(await memberWithin(database, reach, query.keep));
      const drop = found(await memberWithin(database, reach, query.drop));
      if (keep.id === drop.id) throw refused(409, ['drop', 'same', messages.sameEntry]);
      if (keep.status !== 'approved' || drop.status !== 'approved') throw refusals.status();
      return compareEntries(database, keep, drop);
    },
  },
  mergeMembers: {
    async answer({ body }, { actor, once }) {
      if (body.keep.id === body.drop.id) throw refused(409, ['drop', 'same', messages.sameEntry]);
      return once.write(async (writing) => {
        const { undoUntil } = done(await mergeTwo(writing, keeperOf(actor, 'member.merge'), body, now()));
        return { undoUntil };
      });
    },
  },
  undoMerge: {
    answer: ({ params: { id }, body: { dropped } }, { actor, once }) =>
      once.write(async (writing) => {
        const which = { kept: id, dropped };
        const outcome = await unmergeTwo(writing, keeperOf(actor, 'member.merge'), which, now());
        if (outcome.state === 'taken') throw refused(409, ['email', 'taken', messages.emailTakenSince]);
        done(outcome);
        return { success: true };
      }),
  },
  deleteMember: {
    async answer({ params: { id }, body: { typed } }, { actor }) {
      const which = { name: id, typed, media, secret };
      const { kept } = done(await deleteMember(database, keeperOf(actor, 'member.delete'), which, now()));
      return { kept: [...kept] };
    },
  },
});

/** What volunteers do with members. */
export const memberHandlers = (services: Services) => ({
  ...reading(services),
  ...keeping(services),
  ...parting(services),
});
