import type { Reach } from '../../../packages/server/src/permissions/reach.ts';
import type { DoerWithin } from '../../../packages/server/src/review/within.ts';
import type { Actor } from '../../../packages/server/src/identity/actor.ts';

/** Volunteer who does something to what was sent in, as far as their permission for the call goes. */
export const scopedActor = ({ actor, scope }: { actor: Actor; scope: Reach }): DoerWithin => ({
  who: actor.volunteer.name,
  volunteer: actor.volunteer.id,
  reach: scope,
});
