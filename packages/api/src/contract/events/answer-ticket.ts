import * as v from 'valibot';
import type { Call } from '../call.ts';
import type { Form } from '../form.ts';
import { ticketMessages } from '../messages.ts';
import { Receipt } from '../receipt.ts';

/** Answers to the link in an event email: `come` confirms the held seat, `cannot-come` releases it. */
export const ticketAnswers = ['come', 'cannot-come'] as const;
export type TicketAnswer = (typeof ticketAnswers)[number];

export const TicketBody = /* @__PURE__ */ v.strictObject({
  answer: v.picklist(ticketAnswers, ticketMessages.failed),
});

/**
 * Confirms or releases a seat by the token in the email's link. A repeat changes nothing and gets the same answer. 404 for an
 * unknown token. 409 while the person is on the waitlist, and for releasing a seat at the event itself. 410 if the seat is no
 * longer held or the event was canceled.
 */
export const answerTicket = {
  method: 'POST',
  path: '/events/tickets/{token}',
  params: /* @__PURE__ */ v.object({ token: v.string() }),
  body: TicketBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;

/** Buttons of the page that the link opens. */
export const ticketForm = {
  name: 'ticket',
  call: 'answerTicket',
  path: '/t/{token}',
  fields: { answer: '' },
  wording: { failed: ticketMessages.failed, errorOccurred: ticketMessages.errorOccurred },
} as const satisfies Form<'answerTicket'>;
