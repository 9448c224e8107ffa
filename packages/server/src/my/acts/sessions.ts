import { myMessages as messages } from '@banyan/api/contract';
import { transaction } from '../../database/transaction.ts';
import { takeCookie } from '../../identity/cookies.ts';
import { endSession as end, sessionsOf } from '../../identity/sessions.ts';
import { type Act, unknown } from '../acting.ts';

/** Signs out another browser of the same person. */
export const endSession: Act = ({ services: { database, now }, me, about }) =>
  transaction(database, async (trx) => {
    const mine = await sessionsOf(trx, me.key, now(), 'member');
    if (mine.every(({ id }) => id !== about)) throw unknown();
    await end(trx, about, now());
    return messages.sessionEnded;
  });

/** Signs out this browser. */
export const signOut: Act = async ({ services: { config, database, now }, visitor, me }) => {
  await transaction(database, (trx) => end(trx, me.session.id, now()));
  takeCookie(visitor, 'my', config.publicOrigin);
  return messages.signedOut;
};
