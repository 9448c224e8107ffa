import { type TicketAnswer, ticketMessages } from '@banyan/api/contract';
import { transaction } from '../../database/transaction.ts';
import { ticketsWithEmail } from '../../events/registration/self-service.ts';
import { answerByTicket } from '../../events/registration/tickets.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Act, type Acting, unknown } from '../acting.ts';

const answer = ({ services: { config, database, now }, me, about }: Acting, said: TicketAnswer) =>
  transaction(database, async (trx) => {
    const tickets = await ticketsWithEmail(trx, me.key, now());
    const ticket = tickets.find(({ registration }) => registration.reference === about);
    if (!ticket) throw unknown();
    const done = await answerByTicket(trx, config, ticket, said, now());
    if (done !== 'taken' && done !== 'given') throw new HttpError(409, ticketMessages[done]);
    return ticketMessages[done];
  });

export const come: Act = (acting) => answer(acting, 'come');
export const cannotCome: Act = (acting) => answer(acting, 'cannot-come');
