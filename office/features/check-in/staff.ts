import { dayMs } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import type { AtCheckIn } from '@banyan/server/events/check-in/evening';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services, Visitor } from '@banyan/server/http/services';
import { type Actor, actorOf } from '@banyan/server/identity/actor';
import { type CheckInSession, checkInSessionOf } from '@banyan/server/identity/check-in-passes';
import { readCookie } from '@banyan/server/identity/cookies';
import { presentGrants } from '@banyan/server/identity/volunteers';
import { extentsOf, scopeOf } from '@banyan/server/permissions/scope';

/** Person who checks in guests: a helper with a pass, a volunteer with the permission, or somebody who is both. */
export interface Staff {
  /** Id under which requests are counted. */
  id: string;
  atCheckIn: AtCheckIn;
  /** End of the person’s pass for an event (ISO); `null` for a volunteer. */
  passUntil: (eventId: string) => string | null;
  /** The volunteer; `undefined` if there is none or they lack the permission. */
  actor: Actor | undefined;
}

const helperOf = ({ session, pass }: CheckInSession) => ({
  name: session.label,
  since: Date.parse(pass.created_at),
  pass: pass.id,
});

/**
 * Person with a valid check-in cookie. @returns `undefined` if there is none. @throws HttpError 404 for a volunteer without the
 * permission
 */
export async function staffOf(services: Services, visitor: Visitor): Promise<Staff | undefined> {
  const { config, database, now } = services;
  const at = now();
  const [pass, office] = (['door', 'office'] as const).map((kind) =>
    readCookie(visitor, kind, config.publicOrigin),
  );
  const helper = pass ? await checkInSessionOf(database, pass, at) : undefined;
  const volunteer = office ? await actorOf(database, office, 'office', at) : undefined;
  const isOfPermission = volunteer !== undefined && extentsOf(volunteer, 'event.door').size > 0;
  if (!helper && volunteer && !isOfPermission) throw new HttpError(404, messages.nothingHere);
  const actor = isOfPermission ? volunteer : undefined;
  const id = helper?.session.id ?? actor?.volunteer.id;
  if (id === undefined) return undefined;
  const helperAt = (eventId: string) => (helper?.pass.event_id === eventId ? helper : undefined);
  const maker = { grants: helper ? await presentGrants(database, helper.pass.made_by) : [] };
  return {
    id,
    actor,
    atCheckIn(event) {
      const byPass = helperAt(event.id);
      // The pass covers only events within its maker’s scope, so not an event that has since moved to another chapter.
      if (byPass && scopeOf(maker, 'event.door').covers(event.chapter)) return helperOf(byPass);
      if (!actor || !scopeOf(actor, 'event.door').covers(event.chapter)) return undefined;
      const { name, id: own } = actor.volunteer;
      return { name, since: at - dayMs, volunteer: own };
    },
    passUntil(eventId) {
      const byPass = helperAt(eventId);
      return byPass ? new Date(byPass.session.expires_at).toISOString() : null;
    },
  };
}
