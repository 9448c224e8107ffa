import type { Grant } from '@banyan/api/office';
import type { Database, Writing } from '../database/database.ts';
import { write } from '../database/write.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { beginSession } from './sessions.ts';
import { addVolunteer, setGrants, type Volunteer, volunteerById } from './volunteers.ts';

/** Noon of a day, in milliseconds since 1970. */
export const noon = Date.UTC(2027, 0, 1, 12);

/** A database of its own in which two volunteers, V and W, have worked since noon. */
export async function volunteersAtNoon() {
  const database = await openTestDatabase(temporaryDirectory());
  for (const id of ['V', 'W']) {
    const named = { id, name: `Volunteer ${id}`, email: `${id}@example.org`, handle: id };
    await write(database, (writing) => addVolunteer(writing, named, noon));
  }
  return database;
}

export const at = new Date(noon).toISOString();
export const admin: Grant = { role: 'admin', chapter: null };
export const organiser: Grant = { role: 'organiser', chapter: 'bay-area' };

/** The same, with what is done to them, and what is heard of it. */
export async function officeAtNoon() {
  const database: Database = await volunteersAtNoon();
  const writing = <T>(work: (writing: Writing) => Promise<T>) => write(database, work);
  return {
    database,
    writing,
    /** Somebody who works here. */
    async who(id: string): Promise<Volunteer> {
      const volunteer = await volunteerById(database, id);
      if (!volunteer) throw new Error(`There is no ${id}.`);
      return volunteer;
    },
    give: (id: string, ...grants: Grant[]) =>
      writing((one) => setGrants(one, id, { grants, givenBy: '' }, noon)),
    signIn: (subject: string, kind: 'office' | 'enrol' = 'office') =>
      writing((one) => beginSession(one, { kind, subject, passkey: null, label: 'Chrome, Linux' }, noon)),
    /** Who was written to, and what about. */
    async letters() {
      const rows = await database.selectFrom('outbox').select(['recipient', 'subject']).execute();
      return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
    },
    /** What the log has. */
    async deeds() {
      const lines = await database.selectFrom('audit_log').selectAll().execute();
      return lines
        .map(({ who, volunteer_id, action, subject, detail, data }) =>
          [who, volunteer_id, action, subject, detail, data].join('|'),
        )
        .toSorted();
    },
    /** Of whose sessions which have not ended, in the order of their volunteers. */
    async signedIn() {
      const rows = database.selectFrom('sign_in_sessions').select(['subject_id', 'kind']);
      return (await rows.where('ended_at', 'is', null).orderBy('subject_id').orderBy('kind').execute()).map(
        ({ subject_id, kind }) => `${subject_id} ${kind}`,
      );
    },
  };
}
