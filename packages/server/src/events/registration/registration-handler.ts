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
import { isBurst } from './registration-burst.ts';
import {
  addRegistration,
  hasSeat,
  registrationOf,
  repeatRegistration,
  writeTo,
} from './registration-rows.ts';
import { becomes, heldInBurstMs, seatState } from './seats.ts';

/** Event that accepts registrations now. @throws HttpError with the specified message */
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

/** Deadline for opening the email’s link, in milliseconds since 1970; `null` for a seat that counts at once. */
function heldUntil(event: EventRow, inBurst: boolean, now: number): number | null {
  if (event.confirmation === 'letter') return keptUntil(event, now);
  return inBurst ? keptUntil(event, now, heldInBurstMs) : null;
}

interface Asking {
  event: EventRow;
  body: EventRegistrationBody;
  isProven: boolean;
  inBurst: boolean;
}

/** Stores one registration or its repetition, and queues its email. @throws HttpError if no seat is left */
async function register(
  services: Services,
  trx: Transaction,
  { event, body, isProven, inBurst }: Asking,
  now: number,
): Promise<Receipt> {
  const full = await isFull(trx, services.config, event, now);
  const known = await registrationOf(trx, event.id, body.email);
  const isIn = known !== undefined && hasSeat(known, body, now);
  if (full && !isIn && !body.waitingList) throw new HttpError(409, messages.full);
  const waits = full && !isIn;
  const reference = newReference('E');
  const held = heldUntil(event, inBurst, now);
  if (known && seatState(known, now) !== 'released') {
    await repeatRegistration(trx, services.config, { event, registration: known, reference }, now);
  } else {
    const withSeat = held === null ? becomes.confirmed() : becomes.held(held);
    const seat = waits ? becomes.waiting(now) : withSeat;
    const row = await addRegistration(trx, { event, body, reference, isProven, seat }, known, now);
    await writeTo(trx, services.config, event, row, now);
  }
  if (waits) return { success: true, message: messages.waiting, reference, waitingList: true };
  // A repetition is answered like a new registration, so that it reveals nothing. Only identical personal data reveals the deadline
  // of the held seat, which a repetition does not extend.
  const confirmBy = (isIn ? known.held_until : null) ?? held;
  return {
    success: true,
    message: messages.succeeded,
    reference,
    ...(confirmBy !== null && { confirmBy: new Date(confirmBy).toISOString() }),
  };
}

/**
 * Handles a registration: one row and one email, while a seat is left. The seat is checked and taken in one transaction, so of two
 * people who want the last seat exactly one gets it.
 */
export const eventRegistrationHandler = (services: Services): Handler<typeof registerForEvent> => ({
  answer: ({ body, params: { id } }, context) =>
    submitOnce(services, context, {
      call: `registerForEvent:${id}`,
      body,
      // Two people at one computer may send the same content, so equal content is not treated as a repetition.
      byContent: false,
      async wantsProof() {
        const now = services.now();
        const event = await openEvent(services, services.database, id, now);
        const hasProof = event.confirmation === 'verification' && body.captchaToken !== undefined;
        return hasProof || isBurst(services.database, event, now);
      },
      async write(trx, now, isProven) {
        const event = await openEvent(services, trx, id, now);
        const inBurst = await isBurst(trx, event, now);
        // A burst may have started since `wantsProof` was called.
        if (inBurst && !isProven) throw captchaRequired();
        return register(services, trx, { event, body, isProven, inBurst }, now);
      },
    }),
});
