import * as v from 'valibot';
import type { Call } from '../call.ts';
import type { Form } from '../form.ts';
import { ticketMessages } from '../messages.ts';
import { Receipt } from '../receipt.ts';

/** What one says by the link in the letter of an event: `come` takes the seat that is kept, `cannot-come` gives it back. */
export const ticketAnswers = ['come', 'cannot-come'] as const;
export type TicketAnswer = (typeof ticketAnswers)[number];

export const TicketBody = /* @__PURE__ */ v.strictObject({
  answer: v.picklist(ticketAnswers, ticketMessages.failed),
});

/**
 * Takes or gives back a seat, by the token of the link in the letter; a repeat changes nothing and is answered alike. 404 for
 * a token that is none of ours, 409 while one waits for a seat and for giving one back at the event itself, 410 for one that is no longer kept and for an event that is off.
 */
export const answerTicket = {
  method: 'POST',
  path: '/events/tickets/{token}',
  params: /* @__PURE__ */ v.object({ token: v.string() }),
  body: TicketBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;

/** The buttons of the page behind that link. */
export const ticketForm = {
  name: 'ticket',
  call: 'answerTicket',
  path: '/t/{token}',
  fields: { answer: '' },
  wording: { failed: ticketMessages.failed, errorOccurred: ticketMessages.errorOccurred },
} as const satisfies Form<'answerTicket'>;
