import type { Grant } from '@banyan/api/office';
import type { Database } from '../database/database.ts';
import type { SignInSessionTable } from '../database/office-tables.ts';
import { hashOf } from './secrets.ts';
import { sessionOf } from './sessions.ts';
import { grantsOf, type Volunteer, volunteerById } from './volunteers.ts';

/**
 * The volunteer who makes a call. It is read anew for each call, so that ended access and removed permissions take effect at once.
 */
export interface Actor {
  volunteer: Volunteer;
  grants: readonly Grant[];
  session: Readonly<SignInSessionTable>;
}

/** Returns the volunteer of a cookie; `undefined` when the session or the volunteer's access has ended. */
export async function actorOf(
  database: Database,
  token: string,
  kind: 'office' | 'enrol',
  now: number,
): Promise<Actor | undefined> {
  const session = await sessionOf(database, token, kind, now);
  const volunteer = session && (await volunteerById(database, session.subject_id));
  return session && volunteer && { volunteer, session, grants: await grantsOf(database, volunteer.id) };
}

/** True if a cookie belongs to a volunteer whose access has ended. */
export async function isAccessEnded(database: Database, token: string): Promise<boolean> {
  const ended = await database
    .selectFrom('sign_in_sessions')
    .innerJoin('volunteers', 'volunteers.id', 'sign_in_sessions.subject_id')
    .select('volunteers.id')
    .where('sign_in_sessions.token_hash', '=', hashOf(token))
    .where('sign_in_sessions.kind', '=', 'office')
    .where('volunteers.ended_at', 'is not', null)
    .executeTakeFirst();
  return ended !== undefined;
}
