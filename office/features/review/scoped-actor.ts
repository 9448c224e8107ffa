import type { Actor } from '@banyan/server/identity/actor';
import type { Scope } from '@banyan/server/permissions/scope';
import type { ScopedActor } from '@banyan/server/review/scope-filter';

/** Volunteer who does something to what was sent in, as far as their permission for the call goes. */
export const scopedActor = ({ actor, scope }: { actor: Actor; scope: Scope }): ScopedActor => ({
  who: actor.volunteer.name,
  volunteer: actor.volunteer.id,
  scope: scope,
});
