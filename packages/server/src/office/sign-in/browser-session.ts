import { officeMessages as messages, type SignedIn } from '@banyan/api/office';
import { Refusal } from '../../http/refusal.ts';
import type { Services, Visitor } from '../../http/services.ts';
import { actorOf } from '../identity/actor.ts';
import { giveCookie, readCookie } from '../identity/cookies.ts';
import { labelOf } from '../identity/label.ts';
import { meOf } from '../identity/me.ts';
import type { Begun, Place } from '../identity/sessions.ts';

/** Browser that somebody signs in with, and the session it had before. */
export const placeOf = ({ config }: Services, visitor: Visitor): Place => ({
  label: labelOf(visitor.agent),
  instead: readCookie(visitor, 'office', config.publicOrigin),
});

/** Sets the cookie of a session that has begun, and answers with the volunteer it belongs to. */
export async function welcome(
  services: Services,
  visitor: Visitor,
  { token, ended }: Begun,
): Promise<SignedIn> {
  const { config, database, now } = services;
  const actor = await actorOf(database, token, 'office', now());
  if (!actor) throw new Refusal(401, messages.signedOut);
  giveCookie(visitor, 'office', token, config.publicOrigin);
  return { me: await meOf(services, visitor, actor), ended };
}
