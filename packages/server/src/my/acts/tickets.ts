import { type TicketAnswer, ticketMessages } from '@banyan/api/contract';
import { write } from '../../database/write.ts';
import { ticketsWithEmail } from '../../events/registration/mine.ts';
import { answerByTicket } from '../../events/registration/tickets.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Act, type Acting, unknown } from '../acting.ts';

const answer = ({ services: { config, database, now }, me, about }: Acting, said: TicketAnswer) =>
  write(database, async (writing) => {
    const tickets = await ticketsWithEmail(writing, me.key, now());
    const ticket = tickets.find(({ registration }) => registration.reference === about);
    if (!ticket) throw unknown();
    const done = await answerByTicket(writing, config, ticket, said, now());
    if (done !== 'taken' && done !== 'given') throw new Refusal(409, ticketMessages[done]);
    return ticketMessages[done];
  });

export const come: Act = (acting) => answer(acting, 'come');
export const cannotCome: Act = (acting) => answer(acting, 'cannot-come');
