import type { CreationOptions } from '@banyan/api/contract';
import type { Attestation } from '@banyan/api/office';
import type { VolunteerTable } from '../../database/office-tables.ts';
import type { Services } from '../../http/services.ts';
import { organisation } from '../../settings/organisation.ts';
import { passkeysOf } from '../identity/passkeys.ts';
import { askedAt, checkedAttestation, creationOptions, type NewPasskey } from '../identity/webauthn.ts';

/** What a volunteer makes a passkey for: one more, or the one instead of the lost. */
type Purpose = 'passkey' | 'enrol';

const asked = (services: Services, purpose: Purpose, { id }: VolunteerTable) =>
  askedAt(services, purpose, id);

/** What a volunteer's browser makes a passkey with that the volunteer does not have yet. */
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

/** Checks what the browser made with them. @throws Refusal 422 */
export const checkedNewPasskey = (
  services: Services,
  purpose: Purpose,
  volunteer: VolunteerTable,
  attestation: Attestation,
): Promise<NewPasskey> =>
  checkedAttestation(services.database, attestation, asked(services, purpose, volunteer), services.now());
