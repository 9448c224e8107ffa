import { officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import { transaction } from '@banyan/server/database/transaction';
import { HttpError } from '@banyan/server/http/http-error';
import { auditActionTo, type Kept, memberInScope, saveFacts } from '@banyan/server/members/editing';
import { countHidden, membersMatching } from '@banyan/server/members/office-list';
import { deleteMember } from '@banyan/server/people/deleting';
import { changeContact, changeHidden, sendLinks, withdraw } from '@banyan/server/people/keeping';
import { compareEntries, mergeTwo, unmergeTwo } from '@banyan/server/people/merging';
import { extentsOf } from '@banyan/server/permissions/scope';
import { contactOf } from '@banyan/server/review/contact';
import type { OfficeCalls } from '../../calls.ts';
import { changed, found } from '../../kernel/errors.ts';
import { type CallContext, implement } from '../../kernel/implement.ts';
import { chapterIn } from '../review/chapter.ts';
import { memberCalls } from './calls.ts';
import { membersFile } from './member-export.ts';
import { memberRecord, memberRows } from './member-record.ts';

const perPage = 50;

const refused = (status: 409 | 422, [field, code, message]: readonly [string, string, string]) =>
  new HttpError(status, message, { errors: [{ field, code, message }] });

type State = Kept['state'] | 'late' | 'leaving' | 'typed';

const refusals: Readonly<Record<Exclude<State, 'done'>, () => HttpError>> = {
  gone: () => new HttpError(404, messages.nothingHere),
  changed,
  taken: () => refused(422, ['email', 'taken', messages.emailTaken]),
  status: () => refused(409, ['status', 'status', messages.noMember]),
  leaving: () => refused(409, ['status', 'leaving', messages.leavingSoon]),
  typed: () => refused(422, ['typed', 'typed', messages.typedOtherwise]),
  late: () => refused(409, ['dropped', 'late', messages.mergeLate]),
};

/** Result of an action. @throws HttpError with the reason for any other outcome */
function done<More>(outcome: ({ state: 'done' } & More) | { state: Exclude<State, 'done'> }): More {
  if (outcome.state === 'done') return outcome;
  throw refusals[outcome.state]();
}

async function setHidden(
  which: { id: string; isHidden: boolean },
  { volunteer, scope, at, transaction }: CallContext<OfficeCalls['hideMember']>,
) {
  return transaction(async (trx) => {
    const { version } = done(await changeHidden(trx, { volunteer, scope: scope }, which, at));
    return { version };
  });
}

export const memberServer = implement(memberCalls, {
  getOfficeMembers: {
    summary: 'Members, and requests for membership.',
    async handle({ query: { page, sort, chapter, ...asked } }, { services, scope }) {
      const filters = { ...asked, chapter: chapter ? chapterIn(chapter) : undefined };
      const part = { sort, offset: (page - 1) * perPage, most: perPage };
      const { members, total, outside } = await membersMatching(services.database, scope, filters, part);
      const rows = await memberRows(services, members);
      const isLookedFor = asked.q !== '' && asked.status === 'shown';
      const hidden = isLookedFor ? await countHidden(services.database, scope, filters) : 0;
      return { rows, total, more: total > page * perPage, outside, hidden };
    },
  },
  exportMembers: {
    summary: 'Members as a file.',
    audit: ['member export'],
    async handle({ body: { filters, columns } }, { services: { database }, scope, volunteer, at }) {
      const chapter = filters.chapter ? chapterIn(filters.chapter) : undefined;
      return membersFile(database, { scope, volunteer, at }, { filters: { ...filters, chapter }, columns });
    },
  },
  compareMembers: {
    summary: 'Two entries of one person, side by side.',
    async handle({ query }, { services: { database }, scope }) {
      const keep = found(await memberInScope(database, scope, query.keep));
      const drop = found(await memberInScope(database, scope, query.drop));
      if (keep.id === drop.id) throw refused(409, ['drop', 'same', messages.sameEntry]);
      if (keep.status !== 'approved' || drop.status !== 'approved') throw refusals.status();
      return compareEntries(database, keep, drop);
    },
  },
  mergeMembers: {
    summary: 'Merge two entries of one person.',
    audit: ['member merge'],
    idempotency: 'transaction',
    async handle({ body }, { volunteer, scope, at, transaction }) {
      if (body.keep.id === body.drop.id) throw refused(409, ['drop', 'same', messages.sameEntry]);
      return transaction(async (trx) => {
        const { undoUntil } = done(await mergeTwo(trx, { volunteer, scope: scope }, body, at));
        return { undoUntil };
      });
    },
  },
  getOfficeMember: {
    summary: 'One member.',
    async handle({ params: { id } }, { services, actor, scope }) {
      const gifts = extentsOf(actor, 'gift.see').size > 0;
      const row = found(await memberInScope(services.database, scope, id));
      return { member: await memberRecord(services, { scope: scope, gifts }, row) };
    },
  },
  showMemberContact: {
    summary: 'Contact data of a member.',
    audit: ['look at contact'],
    handle: ({ params: { id } }, { services, volunteer, scope, at }) =>
      transaction(services.database, async (trx) => {
        const row = found(await memberInScope(trx, scope, id));
        await auditUnseen(trx, auditActionTo({ volunteer, scope: scope }, 'look at contact', row), at);
        const { street1, street2, zip } = row;
        return { ...contactOf({ kind: 'member', row }), street1, street2, zip };
      }),
  },
  saveMember: {
    summary: 'Change the facts of a member.',
    audit: ['member save'],
    idempotency: 'version',
    async handle({ params: { id }, body: { version, ...facts } }, { services, volunteer, scope, at }) {
      const keeper = { volunteer, scope: scope };
      const saved = await transaction(services.database, (trx) =>
        saveFacts(trx, keeper, { id, version }, facts, at),
      );
      return { version: done(saved).version };
    },
  },
  saveMemberContact: {
    summary: 'Change the contact data of a member.',
    audit: ['member contact'],
    idempotency: 'version',
    async handle({ params: { id }, body }, { services: { database }, volunteer, scope, at }) {
      const keeper = { volunteer, scope: scope };
      const { version } = done(await changeContact(database, keeper, { id, ...body }, at));
      return { version };
    },
  },
  withdrawConsent: {
    summary: 'Withdraw a consent of a member.',
    audit: ['consent'],
    idempotency: 'version',
    async handle({ params: { id }, body }, { services: { database }, volunteer, scope, at }) {
      const keeper = { volunteer, scope: scope };
      const { version } = done(await withdraw(database, keeper, { id, ...body }, at));
      return { version };
    },
  },
  sendMemberLinks: {
    summary: 'Email a member the links to correct or hide their entry.',
    audit: ['links'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, { services: { config }, volunteer, scope, at, transaction }) =>
      transaction(async (trx) => {
        done(await sendLinks(trx, { volunteer, scope: scope }, { id, config }, at));
        return { success: true };
      }),
  },
  hideMember: {
    summary: 'Hide a member from the directory.',
    audit: ['hide'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) => setHidden({ id, isHidden: true }, context),
  },
  unhideMember: {
    summary: 'Show a hidden member in the directory again.',
    audit: ['unhide'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) => setHidden({ id, isHidden: false }, context),
  },
  deleteMember: {
    summary: 'Delete a member for good.',
    audit: ['forget'],
    idempotency: 'state',
    async handle({ params: { id }, body: { typed } }, { services, volunteer, scope, at }) {
      const { database, media, secret } = services;
      const which = { name: id, typed, media, secret };
      const { kept } = done(await deleteMember(database, { volunteer, scope: scope }, which, at));
      return { kept: Array.from(kept) };
    },
  },
  undoMerge: {
    summary: 'Undo the merge of two entries.',
    audit: ['member unmerge'],
    idempotency: 'transaction',
    handle: ({ params: { id }, body: { dropped } }, { volunteer, scope, at, transaction }) =>
      transaction(async (trx) => {
        const outcome = await unmergeTwo(trx, { volunteer, scope: scope }, { kept: id, dropped }, at);
        if (outcome.state === 'taken') throw refused(409, ['email', 'taken', messages.emailTakenSince]);
        done(outcome);
        return { success: true };
      }),
  },
});
