import { emailKey } from '@banyan/api/internal';
import {
  addPerson,
  cancelPerson,
  exportPeople,
  movePerson,
  renamePerson,
  resendTicket,
} from '@banyan/server/events/registration/people';
import { namesOfPeople, peoplePage } from '@banyan/server/events/registration/people-lists';
import { membersByEmail } from '@banyan/server/members/office-reads';
import { scopeOf } from '@banyan/server/permissions/scope';
import { found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { done, editorOf } from '../events/editor.ts';
import { guestCalls } from './calls.ts';

export const guestServer = implement(guestCalls, {
  getPeople: {
    summary: 'Registrations for an event.',
    handle: async ({ params: { id }, query }, { services, actor, scope, at }) => {
      const page = found(await peoplePage(services.database, scope, { id, ...query }, at));
      const emails = page.rows.flatMap(({ email }) => email || []);
      const members = await membersByEmail(services.database, scopeOf(actor, 'member.see'), emails);
      const rows = page.rows.map((row) => ({ ...row, member: members.get(emailKey(row.email)) }));
      return { ...page, rows };
    },
  },
  getNames: {
    summary: 'Names of guests who have a seat, to print.',
    handle: async ({ params: { id } }, { services, scope, at }) => ({
      names: found(await namesOfPeople(services.database, scope, id, at)),
    }),
  },
  addPerson: {
    summary: 'Register a guest on their behalf.',
    audit: ['event person add'],
    idempotency: 'transaction',
    async handle({ params: { id }, body: { beyond, ...person } }, context) {
      const added = { id, person, isBeyond: beyond };
      const editor = await editorOf(context);
      return context.transaction(async (trx) => done(await addPerson(trx, added, editor, context.at)));
    },
  },
  cancelPerson: {
    summary: 'Cancel a guest’s registration.',
    audit: ['event person cancel'],
    idempotency: 'transaction',
    async handle({ params, body: { tell, reason } }, context) {
      const told = tell ? { reason } : undefined;
      const editor = await editorOf(context);
      return context.transaction(async (trx) =>
        done(await cancelPerson(trx, params, told, editor, context.at)),
      );
    },
  },
  movePerson: {
    summary: 'Give a guest on the waitlist a seat.',
    audit: ['event person move'],
    idempotency: 'transaction',
    async handle({ params }, context) {
      const editor = await editorOf(context);
      return context.transaction(async (trx) => done(await movePerson(trx, params, editor, context.at)));
    },
  },
  resendTicket: {
    summary: 'Email a guest the link to their ticket again.',
    audit: ['event person resend'],
    idempotency: 'transaction',
    async handle({ params }, context) {
      const editor = await editorOf(context);
      return context.transaction(async (trx) => done(await resendTicket(trx, params, editor, context.at)));
    },
  },
  renamePerson: {
    summary: 'Correct the name of a guest.',
    audit: ['event person name'],
    idempotency: 'transaction',
    async handle({ params, body }, context) {
      const editor = await editorOf(context);
      return context.transaction(async (trx) =>
        done(await renamePerson(trx, params, body, editor, context.at)),
      );
    },
  },
  exportPeople: {
    summary: 'Registrations for an event as a file.',
    audit: ['event people export'],
    async handle({ params: { id } }, context) {
      const { services, at } = context;
      return done(await exportPeople(services.database, id, await editorOf(context), at));
    },
  },
});
