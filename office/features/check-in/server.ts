import { checkInLimits, checkInMessages } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import type { Transaction } from '@banyan/server/database/database';
import { transaction } from '@banyan/server/database/transaction';
import { noteCheckIns } from '@banyan/server/events/check-in/check-ins';
import { checkInEventOf, checkInUntil } from '@banyan/server/events/check-in/evening';
import { checkInList } from '@banyan/server/events/check-in/list';
import { letWalkIn } from '@banyan/server/events/check-in/walk-ins';
import { auditActionOf, type Editor, eventInScope } from '@banyan/server/events/editing/editor';
import { eventRow } from '@banyan/server/events/rows';
import { HttpError } from '@banyan/server/http/http-error';
import { endPasses, enterByPass, makePass, passOf } from '@banyan/server/identity/check-in-passes';
import { giveCookie, readCookie } from '@banyan/server/identity/cookies';
import { presentGrants } from '@banyan/server/identity/volunteers';
import { scopeOf } from '@banyan/server/permissions/scope';
import { found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { editorOf } from '../events/editor.ts';
import { checkInCalls } from './calls.ts';

/** Limit of requests for each person in ten minutes. It is three a second, more than anybody can check in one by one. */
const manyCheckIns = 2_000;

const iso = (at: number) => new Date(at).toISOString();

async function newPass(trx: Transaction, editor: Editor, id: string, now: number) {
  const event = found(await eventInScope(trx, editor, id));
  const until = checkInUntil(event, now);
  if (until === undefined) throw new HttpError(409, checkInMessages.over);
  const pass = await makePass(trx, { eventId: id, madeBy: editor.volunteer, until }, now);
  await auditUnseen(trx, auditActionOf(editor, 'door pass', event, { pass: pass.id }), now);
  return { ...pass, until };
}

const passGone = () => new HttpError(410, checkInMessages.passGone, { event: 'sign-in-refused' });

interface Entering {
  token: string;
  name: string;
  instead: string | undefined;
}

/** @throws HttpError 410 for a pass that has ended, 409 if too many helpers use passes for the event */
async function enterCheckIn(trx: Transaction, { token, ...helper }: Entering, now: number) {
  const pass = await passOf(trx, token, now);
  const event = pass && (await eventRow(trx, pass.event_id, now));
  if (!event) throw passGone();
  const maker = { grants: await presentGrants(trx, pass.made_by) };
  if (!scopeOf(maker, 'event.door').covers(event.chapter)) throw passGone();
  const entered = await enterByPass(trx, pass, helper, now);
  if (!entered) throw new HttpError(409, checkInMessages.checkInFull(checkInLimits.helpers));
  const auditAction = {
    ...({ who: 'A helper', action: 'door open', subject: `event ${event.id}`, detail: '' } as const),
    ...(event.chapter !== null && { chapters: [event.chapter] }),
    data: { pass: pass.id },
  };
  await auditUnseen(trx, auditAction, now);
  return { ...entered, event: checkInEventOf(event) };
}

export const checkInServer = implement(checkInCalls, {
  makeCheckInPass: {
    summary: 'Make a link that lets helpers check in guests of an event.',
    audit: ['door pass'],
    async handle({ params: { id } }, context) {
      const { services, at } = context;
      const { config, database } = services;
      const editor = await editorOf(context);
      const { token, until } = await transaction(database, (trx) => newPass(trx, editor, id, at));
      // The token is in the fragment, which neither logs nor referrers contain.
      return { link: `${config.publicOrigin}/office/check-in/enter#${token}`, until: iso(until) };
    },
  },
  endCheckInPass: {
    summary: 'End an event’s check-in links, and the sessions that were opened with them.',
    audit: ['door pass end'],
    async handle({ params: { id } }, context) {
      const { services, at } = context;
      const editor = await editorOf(context);
      return transaction(services.database, async (trx) => {
        const event = found(await eventInScope(trx, editor, id));
        const { passes, helpers } = await endPasses(trx, { event_id: id }, at);
        if (passes > 0) await auditUnseen(trx, auditActionOf(editor, 'door pass end', event), at);
        return { ended: helpers };
      });
    },
  },
  openCheckIn: {
    summary: 'Open the check-in of an event with such a link.',
    audit: ['door open'],
    tries: 30,
    async handle({ body }, { services: { config, database }, visitor, at }) {
      const entering = { ...body, instead: readCookie(visitor, 'door', config.publicOrigin) };
      const { session, event, until } = await transaction(database, (trx) => enterCheckIn(trx, entering, at));
      giveCookie(visitor, 'door', session, config.publicOrigin);
      return { event, name: body.name, until: iso(until) };
    },
  },
  checkInList: {
    summary: 'Guests of an event, and who is checked in.',
    async handle({ params: { id }, query: { since } }, { services, staff: { atCheckIn, passUntil }, at }) {
      const { database, secret } = services;
      const { helper, ...answer } = found(await checkInList(database, secret, { id, since, atCheckIn }, at));
      return { ...answer, me: { name: helper.name, until: passUntil(id) } };
    },
  },
  checkIn: {
    summary: 'Check in guests.',
    audit: { none: 'Each check-in is a row of `check_ins` with its time, volunteer and device.' },
    writes: manyCheckIns,
    async handle({ params: { id }, body: { items, ...device } }, { services, staff: { atCheckIn }, at }) {
      const { database, secret } = services;
      return found(await noteCheckIns(database, { id, atCheckIn, secret, ...device }, items, at));
    },
  },
  walkIn: {
    summary: 'Register and check in a guest who is not on the list.',
    audit: ['event walk-in'],
    writes: manyCheckIns,
    async handle({ params: { id }, body }, { services: { database, secret }, staff: { atCheckIn }, at }) {
      const { device, now: clock, ...person } = body;
      return found(await letWalkIn(database, { id, atCheckIn, secret, device, now: clock }, person, at));
    },
  },
});
