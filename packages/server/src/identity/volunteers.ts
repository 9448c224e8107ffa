import { findChapter } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Grant } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { VolunteerTable } from '../database/office-tables.ts';
import { endPasses } from './check-in-passes.ts';
import { forgetKept } from './preferences.ts';
import { endSessionsOf } from './sessions.ts';

export type Volunteer = Readonly<VolunteerTable>;

/** True for a sample volunteer, who was created to try the Office and is not counted. */
export const isSample = (id: string): boolean => id.startsWith('sample-');

/** Returns all volunteers with access, oldest first. */
export const allVolunteers = async (database: Database | Transaction): Promise<Volunteer[]> => {
  const rows = await database
    .selectFrom('volunteers')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.filter(({ id }) => !isSample(id));
};

/** True if there is a volunteer with access. */
export async function isStaffed(database: Database | Transaction): Promise<boolean> {
  const somebody = await database
    .selectFrom('volunteers')
    .select('id')
    .where('ended_at', 'is', null)
    .where('id', 'not like', 'sample-%')
    .limit(1)
    .executeTakeFirst();
  return somebody !== undefined;
}

/** Returns a volunteer; `undefined` if their access has ended. */
export const volunteerById = (database: Database | Transaction, id: string): Promise<Volunteer | undefined> =>
  database
    .selectFrom('volunteers')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const volunteerByEmail = (
  database: Database | Transaction,
  email: string,
): Promise<Volunteer | undefined> =>
  database
    .selectFrom('volunteers')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Returns the roles of a volunteer. */
export async function grantsOf(database: Database | Transaction, volunteer: string): Promise<Grant[]> {
  const rows = await database
    .selectFrom('grants')
    .select(['role', 'chapter'])
    .where('volunteer_id', '=', volunteer)
    .orderBy('role')
    .orderBy('chapter')
    .execute();
  // A role for a chapter that no longer exists grants nothing.
  return rows.flatMap(({ role, chapter }): Grant[] => {
    if (chapter === '') return [{ role, chapter: null }];
    const known = findChapter(chapter);
    return known ? [{ role, chapter: known.id }] : [];
  });
}

/** Returns all admins of the whole association. */
export async function admins(database: Database | Transaction): Promise<Volunteer[]> {
  const rows = await database
    .selectFrom('grants')
    .select('volunteer_id')
    .where('role', '=', 'admin')
    .execute();
  const ids = new Set(rows.map(({ volunteer_id }) => volunteer_id));
  return (await allVolunteers(database)).filter(({ id }) => ids.has(id));
}

/** True if a volunteer has access and is an admin of the whole association. */
export async function isAdmin(database: Database | Transaction, id: string): Promise<boolean> {
  const works = await volunteerById(database, id);
  return works !== undefined && (await grantsOf(database, id)).some(({ role }) => role === 'admin');
}

/** Returns the roles of a volunteer with access; none for anybody else. */
export const presentGrants = async (database: Database | Transaction, id: string): Promise<Grant[]> =>
  (await volunteerById(database, id)) ? grantsOf(database, id) : [];

interface NewVolunteer {
  /** @default a new id */
  id?: string;
  name: string;
  email: string;
  handle: string;
}

export async function addVolunteer(
  trx: Transaction,
  { id = '', name, email, handle }: NewVolunteer,
  now: number,
): Promise<Volunteer> {
  const volunteer: Volunteer = {
    id: id || newId(now),
    name,
    email,
    email_key: emailKey(email),
    handle,
    keys_off: 0,
    told: '[]',
    steps_away: 0,
    version: 1,
    created_at: new Date(now).toISOString(),
    ended_at: null,
  };
  await trx.insertInto('volunteers').values(volunteer).execute();
  return volunteer;
}

/** Replaces the roles of a volunteer. @param givenBy Id of a volunteer; `''` for the command line. */
export async function setGrants(
  trx: Transaction,
  volunteer: string,
  { grants, givenBy }: { grants: readonly Grant[]; givenBy: string },
  now: number,
): Promise<void> {
  await trx.deleteFrom('grants').where('volunteer_id', '=', volunteer).execute();
  const created_at = new Date(now).toISOString();
  for (const { role, chapter } of grants)
    await trx
      .insertInto('grants')
      .values({ volunteer_id: volunteer, role, chapter: chapter ?? '', given_by: givenBy, created_at })
      .execute();
}

/** Ends all sign-in methods of a volunteer. */
export async function closeDoors(trx: Transaction, volunteer: string, now: number): Promise<void> {
  await trx.deleteFrom('passkeys').where('volunteer_id', '=', volunteer).execute();
  await trx.deleteFrom('recovery_codes').where('volunteer_id', '=', volunteer).execute();
  await trx.deleteFrom('sign_in_links').where('subject_id', '=', volunteer).execute();
  await endSessionsOf(trx, volunteer, now);
}

/** Ends the open invitations that a volunteer sent. */
export async function endInvitationsBy(trx: Transaction, volunteer: string): Promise<void> {
  await trx
    .deleteFrom('invitations')
    .where('invited_by', '=', volunteer)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends a volunteer's access, together with their sign-in methods, stored preferences, open invitations and check-in passes. */
export async function removeVolunteer(trx: Transaction, volunteer: string, now: number): Promise<void> {
  await closeDoors(trx, volunteer, now);
  await endPasses(trx, { made_by: volunteer }, now);
  await forgetKept(trx, [volunteer]);
  await endInvitationsBy(trx, volunteer);
  await trx
    .deleteFrom('invitations')
    .where('volunteer_id', '=', volunteer)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .updateTable('volunteers')
    .set({ ended_at: new Date(now).toISOString() })
    .where('id', '=', volunteer)
    .execute();
}

export const saveVolunteer = async (
  trx: Transaction,
  id: string,
  more: Partial<Pick<VolunteerTable, 'name' | 'keys_off' | 'told' | 'steps_away'>>,
): Promise<void> => {
  await trx.updateTable('volunteers').set(more).where('id', '=', id).execute();
};

/**
 * Increases the version of a volunteer's permissions. Returns `false` if it has changed since it was read, or their access has
 * ended.
 */
export async function nextVersion(trx: Transaction, id: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('volunteers')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the names of volunteers by id, including those whose access has ended. */
export async function namesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('volunteers')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name || 'Somebody who has left']));
}

/** Returns the names of the volunteers with access. */
export const namesOfPresent = (
  database: Database,
  ids: readonly string[],
): Promise<Pick<Volunteer, 'id' | 'name'>[]> =>
  database
    .selectFrom('volunteers')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
