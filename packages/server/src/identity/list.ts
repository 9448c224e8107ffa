import type { Volunteer as ListedVolunteer, OpenInvitation } from '@banyan/api/office';
import type { Database } from '../database/database.ts';
import { codesLeft } from './codes.ts';
import { grantsIn, openInvitations } from './invitations.ts';
import { passkeysOf } from './passkeys.ts';
import { sessionsOf } from './sessions.ts';
import { allVolunteers, grantsOf, type Volunteer } from './volunteers.ts';

/** Returns when a volunteer was last active: the time of the latest action or passkey use. */
async function seenAt(database: Database, { id }: Volunteer, now: number): Promise<string | null> {
  const acts = (await sessionsOf(database, id, now)).map(({ seen_at }) => new Date(seen_at).toISOString());
  const uses = (await passkeysOf(database, id)).flatMap(({ last_used_at }) => last_used_at ?? []);
  return [...acts, ...uses].toSorted().at(-1) ?? null;
}

/** Returns a volunteer as admins see them. */
export async function listed(
  database: Database,
  volunteer: Volunteer,
  now: number,
): Promise<ListedVolunteer> {
  const { id, name, email, created_at, version } = volunteer;
  return {
    id,
    name,
    email,
    grants: await grantsOf(database, id),
    passkeys: (await passkeysOf(database, id)).length,
    codesLeft: await codesLeft(database, id),
    since: created_at,
    seenAt: await seenAt(database, volunteer, now),
    version,
  };
}

/** Returns all volunteers and open invitations. */
export async function volunteerList(
  database: Database,
  now: number,
): Promise<{ volunteers: ListedVolunteer[]; invitations: OpenInvitation[] }> {
  const all = await allVolunteers(database);
  return {
    volunteers: await Promise.all(all.map((volunteer) => listed(database, volunteer, now))),
    invitations: (await openInvitations(database, now)).map((invitation) => ({
      id: invitation.id,
      name: invitation.name,
      email: invitation.email,
      grants: grantsIn(invitation),
      expiresAt: new Date(invitation.expires_at).toISOString(),
    })),
  };
}
