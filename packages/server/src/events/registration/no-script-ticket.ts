import { EventItem, isMoment, TicketBody, ticketForm } from '@banyan/api/contract';
import * as v from 'valibot';
import type { GuardedHandlers } from '../../http/handler.ts';
import { checkedForm, type NoScriptOptions, submitNoScriptForm } from '../../http/no-script-form.ts';
import type { Connection } from '../../http/router.ts';
import type { RequestContext, Services } from '../../http/services.ts';
import { itemOf } from '../rows.ts';
import type { SeatState } from './seats.ts';
import { type Ticket, ticketOf } from './tickets.ts';

/** What the page behind the link in a letter shows. */
export interface TicketPage {
  /** Status the page should be sent with. */
  status: number;
  /** What was said about the button that was pressed; `undefined` when only the link was opened. */
  message: string | undefined;
  /** Whether what the button says has been done. */
  isDone: boolean;
  /** `undefined` for a link that is none of ours. */
  ticket: ShownTicket | undefined;
}

/** A registration as its owner sees it. */
export interface ShownTicket {
  state: SeatState;
  /** Why nothing can be done any more; `undefined` while something can. */
  off: Ticket['off'];
  /** Whether the door let them in. */
  hasArrived: boolean;
  event: EventItem;
  name: string;
  /** How many they bring. */
  guests: number;
  reference: string;
  /** Until when the seat is kept that has yet to be taken: an ISO 8601 instant. */
  until: string | undefined;
}

function shownTicket({ registration, event, state, off, hasArrived }: Ticket): ShownTicket {
  const { first_name, last_name, guests, reference, held_until } = registration;
  return {
    state,
    off,
    hasArrived,
    event: v.parse(EventItem, itemOf(event)),
    name: `${first_name} ${last_name}`.trim(),
    guests,
    reference,
    until: held_until === null ? undefined : new Date(held_until).toISOString(),
  };
}

/** What the links in letters about events open, and what their buttons do. */
export const ticketPages = (services: Services, handlers: GuardedHandlers, options: NoScriptOptions) => {
  const shown = async (token: string) => {
    const ticket = await ticketOf(services.database, services.secret, token, services.now());
    // What lost its day cannot be shown as an event.
    return ticket && isMoment(ticket.event.date) ? shownTicket(ticket) : undefined;
  };
  const submit = (typed: unknown, context: RequestContext, { token = '' }) => {
    const body = checkedForm(TicketBody, typed, ticketForm);
    return handlers.answerTicket.answer({ body, params: { token }, query: undefined }, context);
  };

  return {
    /** Looks only: mail scanners open every link. */
    async open(token: string): Promise<TicketPage> {
      const ticket = await shown(token);
      return { status: ticket ? 200 : 404, message: undefined, isDone: false, ticket };
    },
    async post(token: string, request: Request, connection: Connection): Promise<TicketPage> {
      const form = { form: ticketForm, submit };
      const posted = await submitNoScriptForm(request, connection, { token }, form, options);
      const ticket = await shown(token);
      if (!ticket) return { status: 404, message: undefined, isDone: false, ticket };
      const { status, success } = posted;
      return { status, message: success?.message ?? posted.message, isDone: success !== undefined, ticket };
    },
  };
};
