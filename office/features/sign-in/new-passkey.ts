import type { CreationOptions } from '@banyan/api/contract';
import type { Attestation } from '@banyan/api/office';
import type { VolunteerTable } from '@banyan/server/database/office-tables';
import type { Services } from '@banyan/server/http/services';
import { passkeysOf } from '@banyan/server/identity/passkeys';
import {
  askedAt,
  checkedAttestation,
  creationOptions,
  type NewPasskey,
} from '@banyan/server/identity/webauthn';
import { organisation } from '@banyan/server/settings/organisation';

/** Reason why calls that only create a challenge write nothing to the audit log. */
export const challengeAudit = { none: 'It is a challenge, forgotten within minutes.' } as const;

/** Purpose of a new passkey: an additional one, or a replacement for a lost one. */
type Purpose = 'passkey' | 'enrol';

const asked = (services: Services, purpose: Purpose, { id }: VolunteerTable) =>
  askedAt(services, purpose, id);

/** Options for a passkey that the volunteer does not have yet. */
export async function newPasskeyOptions(
  services: Services,
  purpose: Purpose,
  volunteer: VolunteerTable,
): Promise<{ options: CreationOptions }> {
  const { database, now } = services;
  const { name: association } = await organisation(database);
  const owner = { ...volunteer, known: await passkeysOf(database, volunteer.id) };
  const about = { owner, association };
  return { options: await creationOptions(database, asked(services, purpose, volunteer), about, now()) };
}

/** Checks the passkey that a browser made with these options. @throws HttpError 422 */
export const checkedNewPasskey = (
  services: Services,
  purpose: Purpose,
  volunteer: VolunteerTable,
  attestation: Attestation,
): Promise<NewPasskey> =>
  checkedAttestation(services.database, attestation, asked(services, purpose, volunteer), services.now());
