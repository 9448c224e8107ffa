import { type answerTicket, ticketMessages as messages } from '@banyan/api/contract';
import { transaction } from '../../database/transaction.ts';
import type { Handler } from '../../http/handler.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { answerByTicket, ticketOf } from './tickets.ts';

/** Statuses for answers that could not be applied. */
const refused = { waiting: 409, late: 410, off: 410, arrived: 409 } as const;

/** Handles a ticket’s answer: confirms the seat or gives it up. */
export const ticketHandler = (services: Services): Handler<typeof answerTicket> => ({
  answer: ({ params: { token }, body: { answer } }) =>
    transaction(services.database, async (trx) => {
      const now = services.now();
      const ticket = await ticketOf(trx, services.secret, token, now);
      if (!ticket) throw new HttpError(404, messages.unknown, { event: 'ticket-refused' });
      const done = await answerByTicket(trx, services.config, ticket, answer, now);
      if (done !== 'taken' && done !== 'given') throw new HttpError(refused[done], messages[done]);
      return { success: true as const, message: messages[done], reference: ticket.registration.reference };
    }),
});
