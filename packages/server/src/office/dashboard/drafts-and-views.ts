import { officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import type { Writing } from '../../database/database.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { extentsOf } from '../../permissions/reach.ts';
import type { Actor } from '../identity/actor.ts';
import { draftOf, keepDraft } from '../identity/drafts.ts';
import { addView, dropView, isForAll, viewsOf } from '../identity/views.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

/* What volunteers keep for themselves: nobody else is asked for it, and nobody else finds it. */

export const getViewsHandler = ({ database }: Services): OfficeHandler<OfficeCalls['getViews']> => ({
  async answer(_, { actor }) {
    const views = await viewsOf(database, actor.volunteer.id);
    return {
      views: views.map((view) => ({
        id: view.id,
        name: view.name,
        path: view.path,
        search: view.search,
        isForAll: isForAll(view),
      })),
    };
  },
});

const nothingHere = () => new Refusal(404, messages.nothingHere);
const decidesForAll = (actor: Actor) => extentsOf(actor, 'settings.edit').size > 0;

/** What is everybody's is noted; what is somebody's own is nobody's business. */
const noteForAll = (
  writing: Writing,
  { volunteer: { id } }: Actor,
  action: 'view add' | 'view remove',
  view: string,
  now: number,
) => auditUnseen(writing, { who: id, volunteer: id, action, subject: `view ${view}`, detail: '' }, now);

export const saveViewHandler = ({ database, now }: Services): OfficeHandler<OfficeCalls['saveView']> => ({
  async answer({ body: { isForAll: forAll, ...view } }, { actor }) {
    if (forAll && !decidesForAll(actor)) throw nothingHere();
    return write(database, async (writing) => {
      const id = await addView(writing, forAll ? null : actor.volunteer.id, view, now());
      if (forAll) await noteForAll(writing, actor, 'view add', id, now());
      return { id };
    });
  },
});

export const removeViewHandler = ({ database, now }: Services): OfficeHandler<OfficeCalls['removeView']> => ({
  answer: ({ params: { id } }, { actor }) =>
    write(database, async (writing) => {
      const done = { success: true as const };
      if (await dropView(writing, actor.volunteer.id, id)) return done;
      if (!decidesForAll(actor) || !(await dropView(writing, null, id))) throw nothingHere();
      await noteForAll(writing, actor, 'view remove', id, now());
      return done;
    }),
});

export const getDraftHandler = ({ database }: Services): OfficeHandler<OfficeCalls['getDraft']> => ({
  answer: async ({ params }, { actor }) => ({
    draft: await draftOf(database, { volunteer: actor.volunteer.id, ...params }),
  }),
});

export const saveDraftHandler = ({ database, now }: Services): OfficeHandler<OfficeCalls['saveDraft']> => ({
  answer: async ({ params, body: { text } }, { actor }) => ({
    savedAt: await write(database, (writing) =>
      keepDraft(writing, { volunteer: actor.volunteer.id, ...params }, text, now()),
    ),
  }),
});
