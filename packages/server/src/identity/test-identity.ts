import { Attestation, type Grant } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { authenticator } from '../testing/test-authenticator.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { enterByPass, makePass } from './check-in-passes.ts';
import { beginSession } from './sessions.ts';
import { addVolunteer, setGrants, type Volunteer, volunteerById } from './volunteers.ts';
import { type Asked, checkedAttestation, creationOptions, partyOf, requestOptions } from './webauthn.ts';

/** Noon of a day, in milliseconds since 1970. */
export const noon = Date.UTC(2027, 0, 1, 12);

/** Creates a database in which two volunteers, V and W, have had access since noon. */
export async function volunteersAtNoon() {
  const database = await openTestDatabase(temporaryDirectory());
  for (const id of ['V', 'W']) {
    const named = { id, name: `Volunteer ${id}`, email: `${id}@example.org`, handle: id };
    await transaction(database, (trx) => addVolunteer(trx, named, noon));
  }
  return database;
}

export const at = new Date(noon).toISOString();
export const admin: Grant = { role: 'admin', chapter: null };
export const organiser: Grant = { role: 'organiser', chapter: 'bay-area' };

/** Creates the same database, with functions to change it and to read the results. */
export async function officeAtNoon() {
  const database: Database = await volunteersAtNoon();
  const writing = <T>(work: (trx: Transaction) => Promise<T>) => transaction(database, work);
  return {
    database,
    writing,
    /** Returns a volunteer. */
    async who(id: string): Promise<Volunteer> {
      const volunteer = await volunteerById(database, id);
      if (!volunteer) throw new Error(`There is no ${id}.`);
      return volunteer;
    },
    give: (id: string, ...grants: Grant[]) =>
      writing((one) => setGrants(one, id, { grants, givenBy: '' }, noon)),
    signIn: (subject: string, kind: 'office' | 'enrol' = 'office') =>
      writing((one) => beginSession(one, { kind, subject, passkey: null, label: 'Chrome, Linux' }, noon)),
    /** Returns recipient and subject of each email. */
    async emails() {
      const rows = await database.selectFrom('outbox').select(['recipient', 'subject']).execute();
      return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
    },
    /** Returns the entries of the audit log. */
    async auditActions() {
      const lines = await database.selectFrom('audit_log').selectAll().execute();
      return lines
        .map(({ who, volunteer_id, action, subject, detail, data }) =>
          [who, volunteer_id, action, subject, detail, data].join('|'),
        )
        .toSorted();
    },
    /** Returns the volunteers and kinds of the active sessions, in the order of the volunteers. */
    async signedIn() {
      const rows = database.selectFrom('sign_in_sessions').select(['subject_id', 'kind']);
      return (await rows.where('ended_at', 'is', null).orderBy('subject_id').orderBy('kind').execute()).map(
        ({ subject_id, kind }) => `${subject_id} ${kind}`,
      );
    },
  };
}

import * as v from 'valibot';

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

/** Creates devices whose passkeys work at a site, at noon. */
export async function devices() {
  const database = await volunteersAtNoon();
  const owner = { handle: 'handle', name: 'Meera', email: 'meera@example.org', known: [] };
  /** Returns a new passkey as a device sends it, before verification. */
  const made = async (device: Device, of: Asked = asked(), odd: Odd = {}) => {
    const options = await creationOptions(database, of, { owner, association: 'Alumni' }, noon);
    return v.parse(Attestation, await device.create(options, odd));
  };
  return {
    database,
    device: () => authenticator(site),
    made,
    /** Returns a new, verified passkey. */
    passkey: async (device: Device, of: Asked = asked()) =>
      checkedAttestation(database, await made(device, of), of, noon),
    /** Returns the signature of a device that uses its passkey. */
    shown: async (device: Device, of: Asked = asked(), odd: Odd = {}) =>
      device.get(await requestOptions(database, of, [], noon), odd),
  };
}

/** Returns the number of open challenges. */
export const challengesIn = async (database: Database) =>
  (await database.selectFrom('challenges').selectAll().execute()).length;

/**
 * Signs in a helper with a new check-in pass.
 * @returns the pass’s id, and the secret of the helper's cookie
 */
export async function helperByPass(
  database: Database,
  wanted: Parameters<typeof makePass>[1],
  madeAt: number,
  enteredAt = madeAt,
): Promise<{ pass: string; session: string }> {
  const { id } = await transaction(database, (trx) => makePass(trx, wanted, madeAt));
  const pass = await database
    .selectFrom('door_passes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tara = { name: 'Tara', instead: undefined };
  const entered = await transaction(database, (trx) => enterByPass(trx, pass, tara, enteredAt));
  return { pass: id, session: entered?.session ?? '' };
}
