import type { Actor } from '@banyan/server/identity/actor';
import type { Scope } from '@banyan/server/permissions/scope';
import type { ScopedActor } from '@banyan/server/review/scope-filter';

/** Volunteer who changes submissions, limited to the scope of their permission for the call. */
export const scopedActor = ({ actor, scope }: { actor: Actor; scope: Scope }): ScopedActor => ({
  who: actor.volunteer.name,
  volunteer: actor.volunteer.id,
  scope: scope,
});
