import { Attestation } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { authenticator } from '../testing/test-authenticator.ts';
import { noon, volunteersAtNoon } from './test-identity.ts';
import { type Asked, checkedAttestation, creationOptions, partyOf, requestOptions } from './webauthn.ts';

export const site = 'https://alumni.example.org';
export const party = partyOf(site);
export const asked = (more: Partial<Asked> = {}): Asked => ({
  purpose: 'fresh',
  subject: 'V',
  party,
  ...more,
});

type Device = ReturnType<typeof authenticator>;
type Odd = Parameters<Device['create']>[1];

/** Devices whose passkeys are good at a site, where it is noon. */
export async function devices() {
  const database = await volunteersAtNoon();
  const owner = { handle: 'handle', name: 'Meera', email: 'meera@example.org', known: [] };
  /** What a device makes, as it comes here, before anybody has looked at it. */
  const made = async (device: Device, of: Asked = asked(), odd: Odd = {}) => {
    const options = await creationOptions(database, of, { owner, association: 'Alumni' }, noon);
    return v.parse(Attestation, await device.create(options, odd));
  };
  return {
    database,
    device: () => authenticator(site),
    made,
    /** A passkey that was made and checked. */
    passkey: async (device: Device, of: Asked = asked()) =>
      checkedAttestation(database, await made(device, of), of, noon),
    /** What a device shows. */
    shown: async (device: Device, of: Asked = asked(), odd: Odd = {}) =>
      device.get(await requestOptions(database, of, [], noon), odd),
  };
}

/** How many challenges are open. */
export const challengesIn = async (database: Database) =>
  (await database.selectFrom('challenges').selectAll().execute()).length;
