import {
  type EventRegistrationBody,
  eventMessages,
  eventRegistrationMessages as messages,
  type Receipt,
  type registerForEvent,
  registrationState,
} from '@banyan/api/contract';
import { captchaRequired } from '../../captcha/captcha.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { newReference } from '../../database/identity.ts';
import type { Handler } from '../../http/handler.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { submitOnce } from '../../http/submit-once.ts';
import { activeEvent, type EventRow, itemOf } from '../rows.ts';
import { isFull, keptUntil } from '../waitlist/waiting-list.ts';
import { isRush } from './registration-burst.ts';
import {
  addRegistration,
  hasSeat,
  registrationOf,
  repeatRegistration,
  writeTo,
} from './registration-rows.ts';
import { becomes, heldInRushMs, seatState } from './seats.ts';

/** The event, if it takes registrations at this moment. @throws Refusal with the spec's words. */
async function openEvent(
  services: Services,
  database: Database | Transaction,
  id: string,
  now: number,
): Promise<EventRow> {
  const row = await activeEvent(database, id, now, services.logger);
  if (!row) throw new HttpError(404, eventMessages.notFound);
  const item = itemOf(row);
  if (item.registrationURL) throw new HttpError(409, messages.elsewhere);
  const state = registrationState(item, now);
  if (state === 'ended') throw new HttpError(410, messages.ended);
  if (state === 'closed') throw new HttpError(410, messages.closed);
  return row;
}

/**
 * Until when a new registration keeps its seat before the link in the email is opened, in milliseconds since 1970; `null` for a seat that
 * counts at once.
 */
function heldUntil(event: EventRow, inRush: boolean, now: number): number | null {
  if (event.confirmation === 'letter') return keptUntil(event, now);
  return inRush ? keptUntil(event, now, heldInRushMs) : null;
}

interface Asking {
  event: EventRow;
  body: EventRegistrationBody;
  isProven: boolean;
  inRush: boolean;
}

/** One registration in its transaction: a row or a repeat, and its letter. @throws Refusal when there is no seat */
async function register(
  services: Services,
  trx: Transaction,
  { event, body, isProven, inRush }: Asking,
  now: number,
): Promise<Receipt> {
  const full = await isFull(trx, services.config, event, now);
  const known = await registrationOf(trx, event.id, body.email);
  const isIn = known !== undefined && hasSeat(known, body, now);
  if (full && !isIn && !body.waitingList) throw new HttpError(409, messages.full);
  const waits = full && !isIn;
  const reference = newReference('E');
  const held = heldUntil(event, inRush, now);
  if (known && seatState(known, now) !== 'released') {
    await repeatRegistration(trx, services.config, { event, registration: known, reference }, now);
  } else {
    const withSeat = held === null ? becomes.confirmed() : becomes.held(held);
    const seat = waits ? becomes.waiting(now) : withSeat;
    const row = await addRegistration(trx, { event, body, reference, isProven, seat }, known, now);
    await writeTo(trx, services.config, event, row, now);
  }
  if (waits) return { success: true, message: messages.waiting, reference, waitingList: true };
  // A repeat is answered as somebody who has not been here before, so that it tells nothing. Only whoever typed the very same person
  // hears until when that seat is kept, which a repeat does not prolong.
  const confirmBy = (isIn ? known.held_until : null) ?? held;
  return {
    success: true,
    message: messages.succeeded,
    reference,
    ...(confirmBy !== null && { confirmBy: new Date(confirmBy).toISOString() }),
  };
}

/**
 * A registration for an event: one row and one letter, while there is a seat. Looking for the seat and taking it is one
 * transaction, so of two people who want the last one exactly one gets it.
 */
export const eventRegistrationHandler = (services: Services): Handler<typeof registerForEvent> => ({
  answer: ({ body, params: { id } }, context) =>
    submitOnce(services, context, {
      call: `registerForEvent:${id}`,
      body,
      // Two people at one machine may send the same; and what somebody sends twice says nothing about a third.
      byContent: false,
      async wantsProof() {
        const now = services.now();
        const event = await openEvent(services, services.database, id, now);
        const hasProof = event.confirmation === 'verification' && body.captchaToken !== undefined;
        return hasProof || isRush(services.database, event, now);
      },
      async write(trx, now, isProven) {
        const event = await openEvent(services, trx, id, now);
        const inRush = await isRush(trx, event, now);
        // It may have begun since that was asked.
        if (inRush && !isProven) throw captchaRequired();
        return register(services, trx, { event, body, isProven, inRush }, now);
      },
    }),
});
