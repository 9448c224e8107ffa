import { officeMessages as messages, type Permission } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import type { Transaction } from '@banyan/server/database/database';
import { transaction } from '@banyan/server/database/transaction';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import { draftOf, keepDraft } from '@banyan/server/identity/drafts';
import { addView, dropView, isForAll, viewsOf } from '@banyan/server/identity/views';
import { extentsOf, scopeOf } from '@banyan/server/permissions/scope';
import { waitingInShort } from '@banyan/server/review/queue-summary';
import { implement } from '../../kernel/implement.ts';
import { findAll } from '../search/search.ts';
import { dashboardCalls } from './calls.ts';
import {
  bookParts,
  campaignApprovalPart,
  comingPart,
  firstStepsPart,
  giftLooks,
  giftsPart,
  lastPart,
  mailPart,
  ownLooks,
  queueLooks,
  systemAttention,
  waitingPart,
} from './dashboard.ts';
import { pulseFor } from './pulse.ts';

/** Scope of a permission; `undefined` without the permission. */
const scopeIfAny = (actor: Actor, permission: Permission) =>
  extentsOf(actor, permission).size > 0 ? scopeOf(actor, permission) : undefined;

/** Parts of the dashboard about the review queue, for volunteers who may see it. */
async function queueParts(services: Services, actor: Actor) {
  const queue = scopeIfAny(actor, 'queue.see');
  if (!queue) return { waiting: null, last: null, looks: [] };
  const all = await waitingInShort(services.database, queue);
  return {
    waiting: waitingPart(all),
    last: await lastPart(services, queue),
    looks: await queueLooks(services, queue, all),
  };
}

/** Parts of the dashboard for admins. */
async function statusParts(services: Services, actor: Actor) {
  if (!scopeIfAny(actor, 'settings.edit')) return { mail: null, firstSteps: null, looks: [] };
  const mail = await mailPart(services);
  return {
    mail,
    firstSteps: actor.volunteer.steps_away === 1 ? null : await firstStepsPart(services, actor),
    looks: await systemAttention(services, mail.stuck),
  };
}

async function dashboardFor(services: Services, actor: Actor) {
  const [events, giving] = [scopeIfAny(actor, 'event.see'), scopeIfAny(actor, 'gift.see')];
  const queue = await queueParts(services, actor);
  const system = await statusParts(services, actor);
  return {
    waiting: queue.waiting,
    last: queue.last,
    needsAttention: [
      ...(giving ? await giftLooks(services, giving) : []),
      ...queue.looks,
      ...system.looks,
      ...(await ownLooks(services, actor)),
    ],
    coming: events ? await comingPart(services, events, scopeIfAny(actor, 'event.door')) : [],
    campaignApproval: await campaignApprovalPart(services, actor),
    mail: system.mail,
    gifts: giving ? await giftsPart(services, giving) : null,
    isFirstEvening: !system.mail && actor.volunteer.steps_away === 0,
    firstSteps: system.firstSteps,
    ...(await bookParts(services, actor, {
      see: giving,
      refund: scopeIfAny(actor, 'gift.refund'),
      statement: scopeIfAny(actor, 'gift.statement'),
    })),
  };
}

/** Largest body of a draft, in bytes. It fits a gallery whose captions all have the maximum length, in characters of three bytes. */
const draftBytes = 1_048_576;

const nothingHere = () => new HttpError(404, messages.nothingHere);
const decidesForAll = (actor: Actor) => scopeIfAny(actor, 'settings.edit') !== undefined;

/** Records a change of a view for everybody. A volunteer’s own views are private and are not recorded. */
const noteForAll = (
  trx: Transaction,
  volunteer: string,
  action: 'view add' | 'view remove',
  view: string,
  at: number,
) => auditUnseen(trx, { who: volunteer, volunteer, action, subject: `view ${view}`, detail: '' }, at);

export const dashboardServer = implement(dashboardCalls, {
  getDashboard: {
    summary: 'The dashboard: what waits, what needs attention, and what is next.',
    handle: (_, { services, actor }) => dashboardFor(services, actor),
  },
  pulse: {
    summary: 'Changes since the last request, and what other volunteers have open.',
    handle: ({ query: { looking } }, { services, actor, at }) => pulseFor(services, actor, looking, at),
  },
  searchAll: {
    summary: 'Searches everything by name, title or reference.',
    handle: ({ query: { q } }, { services, actor }) => findAll(services.database, actor, q),
  },
  getViews: {
    summary: 'Saved views.',
    async handle(_, { services, volunteer }) {
      const views = await viewsOf(services.database, volunteer);
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
  },
  saveView: {
    summary: 'Saves a view.',
    // Recorded only for a view for everybody.
    audit: ['view add'],
    async handle({ body: { isForAll: forAll, ...view } }, { actor, volunteer, at, transaction }) {
      if (forAll && !decidesForAll(actor)) throw nothingHere();
      return transaction(async (trx) => {
        const id = await addView(trx, forAll ? null : volunteer, view, at);
        if (forAll) await noteForAll(trx, volunteer, 'view add', id, at);
        return { id };
      });
    },
  },
  removeView: {
    summary: 'Removes a saved view.',
    audit: ['view remove'],
    handle: ({ params: { id } }, { actor, volunteer, at, transaction }) =>
      transaction(async (trx) => {
        const done = { success: true as const };
        if (await dropView(trx, volunteer, id)) return done;
        if (!decidesForAll(actor) || !(await dropView(trx, null, id))) throw nothingHere();
        await noteForAll(trx, volunteer, 'view remove', id, at);
        return done;
      }),
  },
  getDraft: {
    summary: 'A draft of the signed-in volunteer.',
    handle: async ({ params }, { services, volunteer }) => ({
      draft: await draftOf(services.database, { volunteer, ...params }),
    }),
  },
  saveDraft: {
    summary: 'Saves a draft of the signed-in volunteer.',
    bodyLimit: draftBytes,
    audit: { none: 'Drafts are private until they are saved; saving is logged.' },
    handle: async ({ params, body: { text } }, { services, volunteer, at }) => ({
      savedAt: await transaction(services.database, (trx) =>
        keepDraft(trx, { volunteer, ...params }, text, at),
      ),
    }),
  },
});
