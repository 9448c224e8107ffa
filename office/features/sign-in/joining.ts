import { officeMessages as messages } from '@banyan/api/office';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import { grantsIn, invitationOf } from '@banyan/server/identity/invitations';
import { hashOf } from '@banyan/server/identity/secrets';
import { namesOf, volunteerById } from '@banyan/server/identity/volunteers';
import { askedAt, creationOptions } from '@banyan/server/identity/webauthn';
import { organisation } from '@banyan/server/settings/organisation';

/** Challenge of an invitation's passkey. */
export const joinChallenge = (services: Services, invitation: string) =>
  askedAt(services, 'join', invitation);

/** Open invitation with this token. @throws HttpError 410 */
export async function openedInvitation({ database }: Services, token: string, at: number) {
  const invitation = await invitationOf(database, token, at);
  if (!invitation) throw new HttpError(410, messages.invitationGone, { event: 'sign-in-refused' });
  const known = invitation.volunteer_id ? await volunteerById(database, invitation.volunteer_id) : undefined;
  // The handle of a new volunteer is derived from the invitation, so that nothing has to be stored before they join.
  return { invitation, handle: known?.handle ?? hashOf(`handle of ${invitation.id}`) };
}

/** Facts of an invitation, and options for its passkey. The invitation stays open. */
export async function invitationDetails(services: Services, token: string, at: number) {
  const { database } = services;
  const { invitation, handle } = await openedInvitation(services, token, at);
  const { id, name, email, invited_by } = invitation;
  const { name: association } = await organisation(database);
  const owner = { handle, name, email, known: [] };
  return {
    name,
    invitedBy: (await namesOf(database, [invited_by])).get(invited_by) ?? null,
    grants: grantsIn(invitation),
    options: await creationOptions(database, joinChallenge(services, id), { owner, association }, at),
  };
}
