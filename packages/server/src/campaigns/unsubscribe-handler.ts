import { unsubscribeMessages as messages, type unsubscribe } from '@banyan/api/contract';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../http/services.ts';
import { chooseByLink } from './unsubscribing.ts';

/** Stores a person’s choice of campaigns. */
export const unsubscribeHandler = ({ database, secret, now }: Services): Handler<typeof unsubscribe> => ({
  async answer({ params: { token }, body: { choice } }) {
    const chosen = await chooseByLink(database, secret, token, choice, now());
    if (chosen === undefined) throw new HttpError(404, messages.unknown, { event: 'unsubscribe-refused' });
    if (chosen === 'no chapter') throw new HttpError(409, messages.notYours);
    return { success: true, message: chosen === 'test' ? messages.test : messages[choice] };
  },
});
