import { type DemoRole, type Grant, officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { Visitor } from '../http/services.ts';
import { ownAction } from './entering.ts';
import { forgetKept } from './preferences.ts';
import { hashOf } from './secrets.ts';
import { type Begun, beginSession, type Place } from './sessions.ts';
import { isLocal } from './settings.ts';
import { addVolunteer, setGrants, volunteerByEmail, volunteerById } from './volunteers.ts';

const people: Readonly<Record<DemoRole, { name: string; email: string; grant: Grant }>> = {
  admin: { name: 'Meera Kadamb', email: 'meera@example.org', grant: { role: 'admin', chapter: null } },
  reviewer: { name: 'Kiran Palash', email: 'kiran@example.org', grant: { role: 'reviewer', chapter: null } },
  organiser: {
    name: 'Asha Bakul',
    email: 'asha@example.org',
    grant: { role: 'organiser', chapter: 'bay-area' },
  },
  treasurer: {
    name: 'Vikram Umbar',
    email: 'vikram@example.org',
    grant: { role: 'treasurer', chapter: null },
  },
};

/** True if the Office can be tried without a passkey: on the own computer, by the person using it, and never in production. */
export const isDemo = ({ production, publicOrigin }: ServerConfig, { isHere }: Visitor): boolean =>
  !production && isLocal(publicOrigin) && isHere;

/** Signs in as a sample volunteer, who is created if needed. @throws HttpError 409 when another volunteer has the same email */
export const enterDemo = (database: Database, role: DemoRole, place: Place, now: number): Promise<Begun> =>
  transaction(database, async (trx) => {
    const { name, email, grant } = people[role];
    const id = `sample-${role}`;
    if (!(await volunteerById(trx, id))) {
      // Another person who tried the Office may have removed this volunteer.
      await trx.deleteFrom('volunteers').where('id', '=', id).execute();
      if (await volunteerByEmail(trx, email)) throw new HttpError(409, messages.sampleEmailTaken);
      await addVolunteer(trx, { id, name, email, handle: hashOf(id) }, now);
      await setGrants(trx, id, { grants: [grant], givenBy: 'samples' }, now);
    }
    await auditUnseen(trx, ownAction(id, 'sign in'), now);
    return beginSession(trx, { kind: 'office', subject: id, passkey: null, ...place }, now);
  });

/** Removes the sample volunteers. @returns the number of removed volunteers */
export async function removeSampleVolunteers(trx: Transaction): Promise<number> {
  const ids = Object.keys(people).map((role) => `sample-${role}`);
  await trx.deleteFrom('sign_in_sessions').where('subject_id', 'in', ids).execute();
  await forgetKept(trx, ids);
  const { numDeletedRows } = await trx
    .deleteFrom('volunteers')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
