import { addPerson, cancelPerson, exportPeople, movePerson } from '@banyan/server/events/registration/people';
import { namesOfPeople, peoplePage } from '@banyan/server/events/registration/people-lists';
import { found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { done, editorOf } from '../events/editor.ts';
import { guestCalls } from './calls.ts';

export const guestServer = implement(guestCalls, {
  getPeople: {
    summary: 'Registrations for an event.',
    handle: async ({ params: { id }, query }, { services, scope, at }) =>
      found(await peoplePage(services.database, scope, { id, ...query }, at)),
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
      return context.transaction(async (writing) =>
        done(await addPerson(writing, added, editor, context.at)),
      );
    },
  },
  cancelPerson: {
    summary: 'Cancel a guest’s registration.',
    audit: ['event person cancel'],
    idempotency: 'transaction',
    async handle({ params, body: { tell, reason } }, context) {
      const told = tell ? { reason } : undefined;
      const editor = await editorOf(context);
      return context.transaction(async (writing) =>
        done(await cancelPerson(writing, params, told, editor, context.at)),
      );
    },
  },
  movePerson: {
    summary: 'Give a guest on the waitlist a seat.',
    audit: ['event person move'],
    idempotency: 'transaction',
    async handle({ params }, context) {
      const editor = await editorOf(context);
      return context.transaction(async (writing) =>
        done(await movePerson(writing, params, editor, context.at)),
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
