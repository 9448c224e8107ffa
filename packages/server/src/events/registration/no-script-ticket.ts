import { EventItem, isMoment, TicketBody, ticketForm } from '@banyan/api/contract';
import * as v from 'valibot';
import type { GuardedHandlers } from '../../http/handler.ts';
import { checkedForm, type NoScriptOptions, submitNoScriptForm } from '../../http/no-script-form.ts';
import type { Connection } from '../../http/router.ts';
import type { RequestContext, Services } from '../../http/services.ts';
import { itemOf } from '../rows.ts';
import type { SeatState } from './seats.ts';
import { type Ticket, ticketOf } from './tickets.ts';

/** Content of the page behind an email’s ticket link. */
export interface TicketPage {
  /** HTTP status of the page. */
  status: number;
  /** Message about the pressed button; `undefined` if only the link was opened. */
  message: string | undefined;
  /** True if the button’s action was done. */
  isDone: boolean;
  /** Ticket; `undefined` for an invalid link. */
  ticket: ShownTicket | undefined;
}

/** Registration as its owner sees it. */
export interface ShownTicket {
  state: SeatState;
  /** Reason why the ticket can no longer be changed; `undefined` while it can. */
  off: Ticket['off'];
  /** True if the person is checked in. */
  hasArrived: boolean;
  event: EventItem;
  name: string;
  /** Number of guests they bring. */
  guests: number;
  reference: string;
  /** End of the time for which an unconfirmed seat is held (ISO 8601 instant). */
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

/** Opens the ticket pages linked in emails and handles their buttons. */
export const ticketPages = (services: Services, handlers: GuardedHandlers, options: NoScriptOptions) => {
  const shown = async (token: string) => {
    const ticket = await ticketOf(services.database, services.secret, token, services.now());
    // An event whose day was removed cannot be shown.
    return ticket && isMoment(ticket.event.date) ? shownTicket(ticket) : undefined;
  };
  const submit = (typed: unknown, context: RequestContext, { token = '' }) => {
    const body = checkedForm(TicketBody, typed, ticketForm);
    return handlers.answerTicket.answer({ body, params: { token }, query: undefined }, context);
  };

  return {
    /** Only reads, because mail scanners open every link. */
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
