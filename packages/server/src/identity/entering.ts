import { dayMs } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import { auditUnseen, type Deed } from '../audit/audit.ts';
import type { Database, Writing } from '../database/database.ts';
import { write } from '../database/write.ts';
import { Refusal } from '../http/refusal.ts';
import type { Actor } from './actor.ts';
import { replaceCodes } from './codes.ts';
import { grantsIn, spendInvitation } from './invitations.ts';
import { tellCounter, tellLongAway, tellPasskeyAdded, tellRecovered } from './letters.ts';
import { addPasskey, notePasskeyUsed, passkeysOf, type UsedPasskey } from './passkeys.ts';
import { type Begun, beginSession, endSessionsOf, type Place, refreshSession } from './sessions.ts';
import {
  addVolunteer,
  saveVolunteer,
  setGrants,
  type Volunteer,
  volunteerByEmail,
  volunteerById,
} from './volunteers.ts';
import type { NewPasskey } from './webauthn.ts';

/** After how long somebody is told that they have signed in. */
const longAwayMs = 60 * dayMs;

const unknown = () => new Refusal(422, messages.unknownPasskey, { event: 'sign-in-refused' });

/** What somebody does to their own way in, as the log has it. */
export const ownDeed = (id: string, action: Deed['action']): Deed => ({
  who: id,
  volunteer: id,
  action,
  subject: `volunteer ${id}`,
  detail: '',
});

/** Notes that a passkey was used, with what that tells. @returns whose it is. @throws Refusal 422 when it is nobody's any more */
async function noteUse(writing: Writing, used: UsedPasskey, now: number): Promise<Volunteer> {
  const volunteer = await volunteerById(writing, used.passkey.volunteer_id);
  if (!volunteer || !(await notePasskeyUsed(writing, used, now))) throw unknown();
  if (used.wentBack) {
    await auditUnseen(writing, ownDeed(volunteer.id, 'passkey counted backwards'), now);
    await tellCounter(writing, volunteer, now);
  }
  return volunteer;
}

/** Signs somebody in whose passkey was checked. */
export const enter = (database: Database, used: UsedPasskey, place: Place, now: number): Promise<Begun> =>
  write(database, async (writing) => {
    const { volunteer_id, id: passkey } = used.passkey;
    const all = await passkeysOf(writing, volunteer_id);
    const lastUsed = Math.max(
      ...all.map(({ last_used_at, created_at }) => Date.parse(last_used_at ?? created_at)),
    );
    const volunteer = await noteUse(writing, used, now);
    if (now - lastUsed > longAwayMs) await tellLongAway(writing, volunteer, place.label, now);
    await auditUnseen(writing, ownDeed(volunteer.id, 'sign in'), now);
    return beginSession(writing, { kind: 'office', subject: volunteer.id, passkey, ...place }, now);
  });

/** Notes that a passkey was shown once more. @returns the session's new secret. @throws Refusal 401 when it has ended meanwhile */
export const showPasskey = (
  database: Database,
  used: UsedPasskey,
  { session }: Actor,
  now: number,
): Promise<string> =>
  write(database, async (writing) => {
    await noteUse(writing, used, now);
    const token = await refreshSession(writing, session, now);
    if (token === undefined) throw new Refusal(401, messages.signedOut);
    return token;
  });

/** A passkey that was made, and where. */
interface Made extends Place {
  passkey: NewPasskey;
}

/** Gives somebody a passkey and tells them. @throws Refusal 409 for one that is here already */
export async function givePasskey(
  writing: Writing,
  volunteer: Volunteer,
  { passkey, label }: Pick<Made, 'passkey' | 'label'>,
  now: number,
): Promise<void> {
  if (!(await addPasskey(writing, passkey, { volunteer: volunteer.id, label }, now)))
    throw new Refusal(409, messages.knownPasskey);
  await tellPasskeyAdded(writing, volunteer, label, now);
}

/** Whom an invitation makes a volunteer of, or gives a new passkey. */
async function invitedVolunteer(
  writing: Writing,
  invitation: NonNullable<Awaited<ReturnType<typeof spendInvitation>>>,
  { name, handle }: { name: string; handle: string },
  now: number,
): Promise<Volunteer | undefined> {
  if (invitation.volunteer_id !== null) {
    await saveVolunteer(writing, invitation.volunteer_id, { name });
    return volunteerById(writing, invitation.volunteer_id);
  }
  // Somebody else was let in with this email since.
  if (await volunteerByEmail(writing, invitation.email)) return undefined;
  const volunteer = await addVolunteer(writing, { name, email: invitation.email, handle }, now);
  const given = { grants: grantsIn(invitation), givenBy: invitation.invited_by };
  await setGrants(writing, volunteer.id, given, now);
  return volunteer;
}

/** Lets somebody in by their invitation, with their first passkey. @throws Refusal 410 when it was used meanwhile */
export const enterInvited = (
  database: Database,
  invitation: Parameters<typeof spendInvitation>[1],
  { name, handle, ...made }: Made & { name: string; handle: string },
  now: number,
): Promise<Begun & { codes: string[] }> =>
  write(database, async (writing) => {
    const spent = await spendInvitation(writing, invitation, now);
    const volunteer = spent && (await invitedVolunteer(writing, spent, { name, handle }, now));
    if (!volunteer) throw new Refusal(410, messages.invitationGone, { event: 'sign-in-refused' });
    await givePasskey(writing, volunteer, made, now);
    const codes = await replaceCodes(writing, volunteer.id, now);
    await auditUnseen(writing, ownDeed(volunteer.id, 'join'), now);
    const beginning = { ...made, subject: volunteer.id, passkey: made.passkey.id };
    return { ...(await beginSession(writing, { kind: 'office', ...beginning }, now)), codes };
  });

/** Lets somebody in who has made a passkey instead of a lost one. Every other session of theirs ends. */
export const enterRecovered = (
  database: Database,
  { volunteer, session }: Actor,
  made: Made,
  now: number,
): Promise<Begun> =>
  write(database, async (writing) => {
    const token = await refreshSession(writing, session, now);
    if (token === undefined) throw new Refusal(401, messages.signedOut);
    await givePasskey(writing, volunteer, made, now);
    await endSessionsOf(writing, volunteer.id, now);
    await tellRecovered(writing, volunteer, now);
    await auditUnseen(writing, ownDeed(volunteer.id, 'recover'), now);
    const beginning = { ...made, subject: volunteer.id, passkey: made.passkey.id };
    return beginSession(writing, { kind: 'office', ...beginning }, now);
  });
