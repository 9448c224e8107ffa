import { doorLimits, doorMessages } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import type { Writing } from '../../database/database.ts';
import { write } from '../../database/write.ts';
import { noteCheckIns } from '../../events/check-in/check-ins.ts';
import { doorEventOf, doorUntil } from '../../events/check-in/evening.ts';
import { doorList } from '../../events/check-in/list.ts';
import { letWalkIn } from '../../events/check-in/walk-ins.ts';
import { deedOf, type Editor, eventWithin } from '../../events/editing/editor.ts';
import { eventRow } from '../../events/rows.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { reachOf } from '../../permissions/reach.ts';
import { editorOf } from '../events/server.ts';
import type { Actor } from '../identity/actor.ts';
import { giveCookie, readCookie } from '../identity/cookies.ts';
import { endPasses, enterByPass, makePass, passOf } from '../identity/door-passes.ts';
import { presentGrants } from '../identity/volunteers.ts';
import { found } from '../kernel/errors.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';

type Names = 'makeDoorPass' | 'endDoorPass' | 'openDoor' | 'doorList' | 'checkIn' | 'walkIn';

const iso = (at: number) => new Date(at).toISOString();

async function newPass(writing: Writing, editor: Editor, id: string, now: number) {
  const event = found(await eventWithin(writing, editor, id));
  const until = doorUntil(event, now);
  if (until === undefined) throw new Refusal(409, doorMessages.over);
  const pass = await makePass(writing, { eventId: id, madeBy: editor.volunteer, until }, now);
  await auditUnseen(writing, deedOf(editor, 'door pass', event, { pass: pass.id }), now);
  return { ...pass, until };
}

const passGone = () => new Refusal(410, doorMessages.passGone, { event: 'sign-in-refused' });

interface Entering {
  token: string;
  name: string;
  instead: string | undefined;
}

/** @throws Refusal 410 for a pass that has ended, 409 when too many are at the door */
async function enterDoor(writing: Writing, { token, ...helper }: Entering, now: number) {
  const pass = await passOf(writing, token, now);
  const event = pass && (await eventRow(writing, pass.event_id, now));
  if (!event) throw passGone();
  const maker = { grants: await presentGrants(writing, pass.made_by) };
  if (!reachOf(maker, 'event.door').covers(event.chapter)) throw passGone();
  const entered = await enterByPass(writing, pass, helper, now);
  if (!entered) throw new Refusal(409, doorMessages.doorFull(doorLimits.helpers));
  const deed = {
    ...({ who: 'A helper', action: 'door open', subject: `event ${event.id}`, detail: '' } as const),
    ...(event.chapter !== null && { chapters: [event.chapter] }),
    data: { pass: pass.id },
  };
  await auditUnseen(writing, deed, now);
  return { ...entered, event: doorEventOf(event) };
}

/** The door of an event. */
export function doorHandlers(services: Services): Pick<OfficeHandlers, Names> {
  const { config, database, now, secret } = services;
  const editing = (actor: Actor) => editorOf(services, actor, 'event.door');
  return {
    makeDoorPass: {
      async answer({ params: { id } }, { actor }) {
        const editor = await editing(actor);
        const { token, until } = await write(database, (writing) => newPass(writing, editor, id, now()));
        // Behind the #: neither a log nor a referrer ever has it.
        return { link: `${config.publicOrigin}/office/door/enter#${token}`, until: iso(until) };
      },
    },
    endDoorPass: {
      async answer({ params: { id } }, { actor }) {
        const editor = await editing(actor);
        return write(database, async (writing) => {
          const event = found(await eventWithin(writing, editor, id));
          const { passes, helpers } = await endPasses(writing, { event_id: id }, now());
          if (passes > 0) await auditUnseen(writing, deedOf(editor, 'door pass end', event), now());
          return { ended: helpers };
        });
      },
    },
    openDoor: {
      async answer({ body }, { visitor }) {
        const entering = { ...body, instead: readCookie(visitor, 'door', config.publicOrigin) };
        const { session, event, until } = await write(database, (writing) =>
          enterDoor(writing, entering, now()),
        );
        giveCookie(visitor, 'door', session, config.publicOrigin);
        return { event, name: body.name, until: iso(until) };
      },
    },
    doorList: {
      async answer({ params: { id }, query: { since } }, { staff: { atDoor, passUntil } }) {
        const list = found(await doorList(database, secret, { id, since, atDoor }, now()));
        const { helper, ...answer } = list;
        return { ...answer, me: { name: helper.name, until: passUntil(id) } };
      },
    },
    checkIn: {
      async answer({ params: { id }, body: { items, ...device } }, { staff: { atDoor } }) {
        return found(await noteCheckIns(database, { id, atDoor, secret, ...device }, items, now()));
      },
    },
    walkIn: {
      async answer({ params: { id }, body }, { staff: { atDoor } }) {
        const { device, now: clock, ...person } = body;
        return found(await letWalkIn(database, { id, atDoor, secret, device, now: clock }, person, now()));
      },
    },
  };
}
