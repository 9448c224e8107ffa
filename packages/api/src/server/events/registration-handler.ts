import type { registerForEvent } from '../../contract/events/register-for-event.ts';
import type { EventRegistrationBody } from '../../contract/events/registration-body.ts';
import { registrationState } from '../../contract/events/states.ts';
import { eventMessages, eventRegistrationMessages as messages } from '../../contract/messages.ts';
import type { Writing } from '../database/database.ts';
import { emailKey, referenceFor } from '../database/identity.ts';
import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import { submitOnce } from '../http/submit-once.ts';
import { queueLetter } from '../mail/outbox.ts';
import { eventLetter } from './letters.ts';
import { addEventRegistration, isRegistered } from './registration-rows.ts';
import { activeEvent, type EventRow, itemOf } from './rows.ts';

/** The event, if this person can register for it at this moment. @throws Refusal with the spec's words. */
async function openEvent(
  services: Services,
  writing: Writing,
  id: string,
  body: EventRegistrationBody,
  now: number,
): Promise<EventRow> {
  const row = await activeEvent(writing, id, services.logger);
  if (!row) throw new Refusal(404, eventMessages.notFound);
  const item = itemOf(row);
  if (item.registrationURL) throw new Refusal(409, messages.elsewhere);
  const state = registrationState(item, now);
  if (state === 'ended') throw new Refusal(410, messages.ended);
  if (state === 'closed') throw new Refusal(410, messages.closed);
  if (state === 'full' && !(await isRegistered(writing, id, body))) throw new Refusal(409, messages.full);
  return row;
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
      async write(writing, now) {
        const event = await openEvent(services, writing, id, body, now);
        const reference = referenceFor('E', services.secret, `${id}:${emailKey(body.email)}`);
        const row = await addEventRegistration(writing, id, body, reference, now);
        if (row)
          await queueLetter(
            writing,
            eventLetter(services.config, event, { id: row, reference, email: body.email }),
            now,
          );
        return { success: true, message: messages.succeeded, reference };
      },
    }),
});
