import type { Reach } from '../../permissions/reach.ts';
import type { DoerWithin } from '../../review/within.ts';
import type { Actor } from '../identity/actor.ts';

/** Volunteer who does something to what was sent in, as far as their permission for the call goes. */
export const scopedActor = ({ actor, scope }: { actor: Actor; scope: Reach }): DoerWithin => ({
  who: actor.volunteer.name,
  volunteer: actor.volunteer.id,
  reach: scope,
});
