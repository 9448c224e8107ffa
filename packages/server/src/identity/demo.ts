import { type DemoRole, type Grant, officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Writing } from '../database/database.ts';
import { write } from '../database/write.ts';
import { Refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/services.ts';
import { ownDeed } from './entering.ts';
import { forgetKept } from './kept.ts';
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

/** Whether the Office may be tried without a passkey: on one's own computer, by whoever sits at it, and never in production. */
export const isDemo = ({ production, publicOrigin }: ServerConfig, { isHere }: Visitor): boolean =>
  !production && isLocal(publicOrigin) && isHere;

/** Signs in as an invented volunteer, who is there from then on. @throws Refusal 409 when another volunteer has their address */
export const enterDemo = (database: Database, role: DemoRole, place: Place, now: number): Promise<Begun> =>
  write(database, async (writing) => {
    const { name, email, grant } = people[role];
    const id = `sample-${role}`;
    if (!(await volunteerById(writing, id))) {
      // Another who tried it may have taken them out.
      await writing.deleteFrom('volunteers').where('id', '=', id).execute();
      if (await volunteerByEmail(writing, email)) throw new Refusal(409, messages.sampleEmailTaken);
      await addVolunteer(writing, { id, name, email, handle: hashOf(id) }, now);
      await setGrants(writing, id, { grants: [grant], givenBy: 'samples' }, now);
    }
    await auditUnseen(writing, ownDeed(id, 'sign in'), now);
    return beginSession(writing, { kind: 'office', subject: id, passkey: null, ...place }, now);
  });

/** Takes the invented volunteers out. @returns how many there were */
export async function removeSampleVolunteers(writing: Writing): Promise<number> {
  const ids = Object.keys(people).map((role) => `sample-${role}`);
  await writing.deleteFrom('sign_in_sessions').where('subject_id', 'in', ids).execute();
  await forgetKept(writing, ids);
  const { numDeletedRows } = await writing
    .deleteFrom('volunteers')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
