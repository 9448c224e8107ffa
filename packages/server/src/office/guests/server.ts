import type { HandlerAnswer } from '@banyan/api/contract';
import type { OfficeCalls } from '@banyan/api/office';

import { addPerson, cancelPerson, exportPeople, movePerson } from '../../events/registration/people.ts';
import { namesOfPeople, peoplePage } from '../../events/registration/people-lists.ts';
import type { Services } from '../../http/services.ts';
import { reachOf } from '../../permissions/reach.ts';
import { done, editorOf } from '../events/server.ts';
import type { Actor } from '../identity/actor.ts';
import { found } from '../kernel/errors.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';

type Names = 'getPeople' | 'getNames' | 'addPerson' | 'cancelPerson' | 'movePerson' | 'exportPeople';

/** Who comes to an event. */
export function peopleHandlers(services: Services): Pick<OfficeHandlers, Names> {
  const { database, now } = services;
  const editing = (actor: Actor) => editorOf(services, actor, 'event.people');
  return {
    getPeople: {
      async answer({ params: { id }, query }, { actor }): Promise<HandlerAnswer<OfficeCalls['getPeople']>> {
        return found(await peoplePage(database, reachOf(actor, 'event.people'), { id, ...query }, now()));
      },
    },
    getNames: {
      async answer({ params: { id } }, { actor }) {
        return { names: found(await namesOfPeople(database, reachOf(actor, 'event.people'), id, now())) };
      },
    },
    addPerson: {
      async answer({ params: { id }, body: { beyond, ...person } }, { actor, once }) {
        const added = { id, person, isBeyond: beyond };
        const editor = await editing(actor);
        return once.write(async (writing) => done(await addPerson(writing, added, editor, now())));
      },
    },
    cancelPerson: {
      async answer({ params, body: { tell, reason } }, { actor, once }) {
        const told = tell ? { reason } : undefined;
        const editor = await editing(actor);
        return once.write(async (writing) => done(await cancelPerson(writing, params, told, editor, now())));
      },
    },
    movePerson: {
      async answer({ params }, { actor, once }) {
        const editor = await editing(actor);
        return once.write(async (writing) => done(await movePerson(writing, params, editor, now())));
      },
    },
    exportPeople: {
      async answer({ params: { id } }, { actor }) {
        const editor = await editorOf(services, actor, 'event.export');
        return done(await exportPeople(database, id, editor, now()));
      },
    },
  };
}
