import type { Duty, OfficeCalls } from '@banyan/api/office';
import type { Services } from '../../http/services.ts';
import { extentsOf, reachOf } from '../../permissions/reach.ts';
import { waitingInShort } from '../../review/in-short.ts';
import type { Actor } from '../identity/actor.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import {
  bookParts,
  comingPart,
  firstStepsPart,
  giftLooks,
  giftsPart,
  houseLooks,
  lastPart,
  letterYesPart,
  mailPart,
  ownLooks,
  queueLooks,
  waitingPart,
} from './dashboard.ts';
import { findAll } from './search.ts';

/** How far a duty of theirs goes; `undefined` for whoever does not have it. */
const reachIfAny = (actor: Actor, duty: Duty) =>
  extentsOf(actor, duty).size > 0 ? reachOf(actor, duty) : undefined;

/** What waits, and what is to be known of it, for whoever sees the queue. */
async function queueParts(services: Services, actor: Actor) {
  const queue = reachIfAny(actor, 'queue.see');
  if (!queue) return { waiting: null, last: null, looks: [] };
  const all = await waitingInShort(services.database, queue);
  return {
    waiting: waitingPart(all),
    last: await lastPart(services, queue),
    looks: await queueLooks(services, queue, all),
  };
}

/** What admins look after. */
async function houseParts(services: Services, actor: Actor) {
  if (!reachIfAny(actor, 'settings.edit')) return { mail: null, firstSteps: null, looks: [] };
  const mail = await mailPart(services);
  return {
    mail,
    firstSteps: actor.volunteer.steps_away === 1 ? null : await firstStepsPart(services, actor),
    looks: await houseLooks(services, mail.stuck),
  };
}

export const getDeskHandler = (services: Services): OfficeHandler<OfficeCalls['getDesk']> => ({
  async answer(_, { actor }) {
    const [events, giving] = [reachIfAny(actor, 'event.see'), reachIfAny(actor, 'gift.see')];
    const queue = await queueParts(services, actor);
    const house = await houseParts(services, actor);
    return {
      waiting: queue.waiting,
      last: queue.last,
      needsALook: [
        ...(giving ? await giftLooks(services, giving) : []),
        ...queue.looks,
        ...house.looks,
        ...(await ownLooks(services, actor)),
      ],
      coming: events ? await comingPart(services, events, reachIfAny(actor, 'event.door')) : [],
      letterYes: await letterYesPart(services, actor),
      mail: house.mail,
      gifts: giving ? await giftsPart(services, giving) : null,
      firstSteps: house.firstSteps,
      ...(await bookParts(services, actor, {
        see: giving,
        refund: reachIfAny(actor, 'gift.refund'),
        statement: reachIfAny(actor, 'gift.statement'),
      })),
    };
  },
});

export const searchAllHandler = ({ database }: Services): OfficeHandler<OfficeCalls['searchAll']> => ({
  answer: async ({ query: { q } }, { actor }) => ({ found: await findAll(database, actor, q) }),
});
