import { dayMs } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import { type AuditAction, auditUnseen } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from './actor.ts';
import { replaceCodes } from './codes.ts';
import { notifyCounter, notifyLongAway, notifyPasskeyAdded, notifyRecovered } from './emails.ts';
import { grantsIn, spendInvitation } from './invitations.ts';
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

/** Time without a sign-in after which a volunteer gets an email about the next one. */
const longAwayMs = 60 * dayMs;

const unknown = () => new HttpError(422, messages.unknownPasskey, { event: 'sign-in-refused' });

/** Creates the audit action for a change of a volunteer's own sign-in. */
export const ownAction = (id: string, action: AuditAction['action']): AuditAction => ({
  who: id,
  volunteer: id,
  action,
  subject: `volunteer ${id}`,
  detail: '',
});

/**
 * Records the use of a passkey and sends the emails about it. @returns its volunteer. @throws HttpError 422 when it no longer
 * belongs to anybody
 */
async function noteUse(trx: Transaction, used: UsedPasskey, now: number): Promise<Volunteer> {
  const volunteer = await volunteerById(trx, used.passkey.volunteer_id);
  if (!volunteer || !(await notePasskeyUsed(trx, used, now))) throw unknown();
  if (used.wentBack) {
    await auditUnseen(trx, ownAction(volunteer.id, 'passkey counted backwards'), now);
    await notifyCounter(trx, volunteer, now);
  }
  return volunteer;
}

/** Signs in a volunteer whose passkey was verified. */
export const enter = (database: Database, used: UsedPasskey, place: Place, now: number): Promise<Begun> =>
  transaction(database, async (trx) => {
    const { volunteer_id, id: passkey } = used.passkey;
    const all = await passkeysOf(trx, volunteer_id);
    const lastUsed = Math.max(
      ...all.map(({ last_used_at, created_at }) => Date.parse(last_used_at ?? created_at)),
    );
    const volunteer = await noteUse(trx, used, now);
    if (now - lastUsed > longAwayMs) await notifyLongAway(trx, volunteer, place.label, now);
    await auditUnseen(trx, ownAction(volunteer.id, 'sign in'), now);
    return beginSession(trx, { kind: 'office', subject: volunteer.id, passkey, ...place }, now);
  });

/** Records a step-up with a passkey. @returns the session's new secret. @throws HttpError 401 when the session has ended meanwhile */
export const showPasskey = (
  database: Database,
  used: UsedPasskey,
  { session }: Actor,
  now: number,
): Promise<string> =>
  transaction(database, async (trx) => {
    await noteUse(trx, used, now);
    const token = await refreshSession(trx, session, now);
    if (token === undefined) throw new HttpError(401, messages.signedOut);
    return token;
  });

/** A new passkey, and the browser where it was made. */
interface Made extends Place {
  passkey: NewPasskey;
}

/** Adds a passkey to a volunteer and emails them. @throws HttpError 409 for a passkey that already exists */
export async function givePasskey(
  trx: Transaction,
  volunteer: Volunteer,
  { passkey, label }: Pick<Made, 'passkey' | 'label'>,
  now: number,
): Promise<void> {
  if (!(await addPasskey(trx, passkey, { volunteer: volunteer.id, label }, now)))
    throw new HttpError(409, messages.knownPasskey);
  await notifyPasskeyAdded(trx, volunteer, label, now);
}

/** Creates the volunteer of an invitation, or returns the existing one who gets a new passkey. */
async function invitedVolunteer(
  trx: Transaction,
  invitation: NonNullable<Awaited<ReturnType<typeof spendInvitation>>>,
  { name, handle }: { name: string; handle: string },
  now: number,
): Promise<Volunteer | undefined> {
  if (invitation.volunteer_id !== null) {
    await saveVolunteer(trx, invitation.volunteer_id, { name });
    return volunteerById(trx, invitation.volunteer_id);
  }
  // Another person joined with this email meanwhile.
  if (await volunteerByEmail(trx, invitation.email)) return undefined;
  const volunteer = await addVolunteer(trx, { name, email: invitation.email, handle }, now);
  const given = { grants: grantsIn(invitation), givenBy: invitation.invited_by };
  await setGrants(trx, volunteer.id, given, now);
  return volunteer;
}

/** Signs in a volunteer by their invitation, with their first passkey. @throws HttpError 410 when it was used meanwhile */
export const enterInvited = (
  database: Database,
  invitation: Parameters<typeof spendInvitation>[1],
  { name, handle, ...made }: Made & { name: string; handle: string },
  now: number,
): Promise<Begun & { codes: string[] }> =>
  transaction(database, async (trx) => {
    const spent = await spendInvitation(trx, invitation, now);
    const volunteer = spent && (await invitedVolunteer(trx, spent, { name, handle }, now));
    if (!volunteer) throw new HttpError(410, messages.invitationGone, { event: 'sign-in-refused' });
    await givePasskey(trx, volunteer, made, now);
    const codes = await replaceCodes(trx, volunteer.id, now);
    await auditUnseen(trx, ownAction(volunteer.id, 'join'), now);
    const beginning = { ...made, subject: volunteer.id, passkey: made.passkey.id };
    return { ...(await beginSession(trx, { kind: 'office', ...beginning }, now)), codes };
  });

/** Signs in a volunteer who made a passkey to replace a lost one. Their other sessions end. */
export const enterRecovered = (
  database: Database,
  { volunteer, session }: Actor,
  made: Made,
  now: number,
): Promise<Begun> =>
  transaction(database, async (trx) => {
    const token = await refreshSession(trx, session, now);
    if (token === undefined) throw new HttpError(401, messages.signedOut);
    await givePasskey(trx, volunteer, made, now);
    await endSessionsOf(trx, volunteer.id, now);
    await notifyRecovered(trx, volunteer, now);
    await auditUnseen(trx, ownAction(volunteer.id, 'recover'), now);
    const beginning = { ...made, subject: volunteer.id, passkey: made.passkey.id };
    return beginSession(trx, { kind: 'office', ...beginning }, now);
  });
