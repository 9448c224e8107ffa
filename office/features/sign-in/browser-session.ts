import { officeMessages as messages, type SignedIn } from '@banyan/api/office';
import { Refusal } from '../../../packages/server/src/http/refusal.ts';
import type { Services, Visitor } from '../../../packages/server/src/http/services.ts';
import { actorOf } from '../../../packages/server/src/identity/actor.ts';
import { giveCookie, readCookie } from '../../../packages/server/src/identity/cookies.ts';
import { labelOf } from '../../../packages/server/src/identity/label.ts';
import { meOf } from '../../../packages/server/src/identity/me.ts';
import type { Begun, Place } from '../../../packages/server/src/identity/sessions.ts';

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
