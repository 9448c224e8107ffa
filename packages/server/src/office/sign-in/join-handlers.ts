import { officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { organisation } from '../../settings/organisation.ts';
import { enterInvited } from '../identity/entering.ts';
import { grantsIn, invitationOf } from '../identity/invitations.ts';
import { hashOf } from '../identity/secrets.ts';
import { namesOf, volunteerById } from '../identity/volunteers.ts';
import { askedAt, checkedAttestation, creationOptions } from '../identity/webauthn.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { placeOf, welcome } from './server.ts';

/** An invitation that waits for whoever has its link. @throws Refusal 410 */
async function opened({ database, now }: Services, token: string) {
  const invitation = await invitationOf(database, token, now());
  if (!invitation) throw new Refusal(410, messages.invitationGone, { event: 'sign-in-refused' });
  const known = invitation.volunteer_id ? await volunteerById(database, invitation.volunteer_id) : undefined;
  // Of somebody new it is made of the invitation, so that nothing has to be kept until they are there.
  return { invitation, handle: known?.handle ?? hashOf(`handle of ${invitation.id}`) };
}

const asked = (services: Services, invitation: string) => askedAt(services, 'join', invitation);

/** What an invitation is about. It spends nothing. */
export const openInvitationHandler = (services: Services): OfficeHandler<OfficeCalls['openInvitation']> => ({
  async answer({ body: { token } }) {
    const { database, now } = services;
    const { invitation, handle } = await opened(services, token);
    const { id, name, email, invited_by } = invitation;
    const { name: association } = await organisation(database);
    const owner = { handle, name, email, known: [] };
    return {
      name,
      invitedBy: (await namesOf(database, [invited_by])).get(invited_by) ?? null,
      grants: grantsIn(invitation),
      options: await creationOptions(database, asked(services, id), { owner, association }, now()),
    };
  },
});

/** Somebody follows their invitation. */
export const joinHandler = (services: Services): OfficeHandler<OfficeCalls['join']> => ({
  async answer({ body: { token, name, attestation } }, { visitor }) {
    const { database, now } = services;
    const { invitation, handle } = await opened(services, token);
    const passkey = await checkedAttestation(database, attestation, asked(services, invitation.id), now());
    const joining = { passkey, ...placeOf(services, visitor), name, handle };
    const { codes, ...begun } = await enterInvited(database, invitation, joining, now());
    return { ...(await welcome(services, visitor, begun)), codes };
  },
});
