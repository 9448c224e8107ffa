import { officeMessages as messages, type SignedIn } from '@banyan/api/office';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services, Visitor } from '@banyan/server/http/services';
import { actorOf } from '@banyan/server/identity/actor';
import { giveCookie, readCookie } from '@banyan/server/identity/cookies';
import { labelOf } from '@banyan/server/identity/label';
import { meOf } from '@banyan/server/identity/me';
import type { Begun, Place } from '@banyan/server/identity/sessions';

/** Browser that a volunteer signs in with, and the session it had before. */
export const placeOf = ({ config }: Services, visitor: Visitor): Place => ({
  label: labelOf(visitor.agent),
  instead: readCookie(visitor, 'office', config.publicOrigin),
});

/** Sets the cookie of a new session and returns its volunteer. */
export async function welcome(
  services: Services,
  visitor: Visitor,
  { token, ended }: Begun,
): Promise<SignedIn> {
  const { config, database, now } = services;
  const actor = await actorOf(database, token, 'office', now());
  if (!actor) throw new HttpError(401, messages.signedOut);
  giveCookie(visitor, 'office', token, config.publicOrigin);
  return { me: await meOf(services, visitor, actor), ended };
}
