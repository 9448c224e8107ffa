import type { Actor } from '@banyan/server/identity/actor';
import type { Reach } from '@banyan/server/permissions/reach';
import type { DoerWithin } from '@banyan/server/review/within';

/** Volunteer who does something to what was sent in, as far as their permission for the call goes. */
export const scopedActor = ({ actor, scope }: { actor: Actor; scope: Reach }): DoerWithin => ({
  who: actor.volunteer.name,
  volunteer: actor.volunteer.id,
  reach: scope,
});
