import { dayMs } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import { Grant } from '@banyan/api/office';
import * as v from 'valibot';
import { auditUnseen } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { InvitationTable } from '../database/office-tables.ts';
import { queueEmail } from '../mail/outbox.ts';
import { organisation } from '../settings/organisation.ts';
import { invitationEmail } from './emails.ts';
import { hashOf, newSecret } from './secrets.ts';
import { runs } from './span.ts';
import { closeDoors, grantsOf, type Volunteer } from './volunteers.ts';

type Invitation = Readonly<InvitationTable>;

/** Lifetime of an invitation, in milliseconds. */
const invitationMs = dayMs;

const isOpen = ({ expires_at, used_at }: Invitation, now: number) =>
  used_at === null && runs(expires_at, invitationMs, now);

/** Returns the roles that an invitation grants. */
export const grantsIn = ({ grants }: Pick<Invitation, 'grants'>): Grant[] =>
  v.parse(v.array(Grant), JSON.parse(grants));

/** Returns the open invitation of a link; `undefined` if it was used, has expired, or never existed. */
export async function invitationOf(
  database: Database,
  token: string,
  now: number,
): Promise<Invitation | undefined> {
  const row = await database
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row && isOpen(row, now) ? row : undefined;
}

/** Uses an invitation. Returns `undefined` if it was used or ended meanwhile. */
export async function spendInvitation(
  trx: Transaction,
  { id }: Invitation,
  now: number,
): Promise<Invitation | undefined> {
  return trx
    .updateTable('invitations')
    .set({ used_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the open invitations, oldest first. */
export async function openInvitations(database: Database | Transaction, now: number): Promise<Invitation[]> {
  const rows = await database
    .selectFrom('invitations')
    .selectAll()
    .where('used_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.filter((row) => isOpen(row, now));
}

/** Ends earlier invitations of an email. @returns the number of ended invitations */
async function endInvitations(trx: Transaction, email: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('invitations')
    .where('email_key', '=', emailKey(email))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Sender of an invitation. */
export interface Inviter {
  /** Name for the audit log: an id, or a name at the command line. */
  who: string;
  /** Volunteer who invites; `undefined` at the command line. */
  volunteer?: Volunteer;
  config: ServerConfig;
}

/** Recipient of an invitation, and the roles. */
interface Invitee {
  name: string;
  email: string;
  grants: readonly Grant[];
  /** Id of the volunteer who gets a new passkey; `null` for a new volunteer. */
  volunteer: string | null;
}

/** A new invitation. */
export interface Invited {
  id: string;
  expiresAt: number;
  link: string;
  /** Set if an email with the link is sent. */
  isMailed: boolean;
}

/** Creates an invitation link, and emails it if email is set up. Only the latest link for an email is valid. */
async function inviteBy(
  trx: Transaction,
  { volunteer: inviter, config }: Inviter,
  { name, email, grants, volunteer }: Invitee,
  now: number,
): Promise<Invited> {
  await endInvitations(trx, email);
  const [id, token] = [newId(now), newSecret()];
  const expiresAt = now + invitationMs;
  await trx
    .insertInto('invitations')
    .values({
      id,
      token_hash: hashOf(token),
      volunteer_id: volunteer,
      name,
      email,
      email_key: emailKey(email),
      grants: JSON.stringify(grants),
      invited_by: inviter?.id ?? '',
      created_at: new Date(now).toISOString(),
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  // The token is in the fragment, which is neither logged nor sent as a referrer.
  const link = `${config.publicOrigin}/office/join#${token}`;
  const isMailed = config.mail.smtpUrl !== undefined;
  const { name: association } = await organisation(trx);
  const told = { link, association, invitedBy: inviter?.name ?? null, grants };
  if (isMailed) await queueEmail(trx, invitationEmail({ id, name, email }, told), now);
  return { id, expiresAt, link, isMailed };
}

const rolesIn = (grants: readonly Grant[]) =>
  grants.map(({ role, chapter }) => (chapter ? `${role} ${chapter}` : role));

/** Invites a person who is not a volunteer yet. */
export async function inviteVolunteer(
  trx: Transaction,
  inviter: Inviter,
  invitee: Omit<Invitee, 'volunteer'>,
  now: number,
): Promise<Invited> {
  const invited = await inviteBy(trx, inviter, { ...invitee, volunteer: null }, now);
  const auditAction = {
    who: inviter.who,
    volunteer: inviter.volunteer?.id,
    action: 'invite',
    subject: `invitation ${invited.id}`,
    detail: '',
    data: { roles: rolesIn(invitee.grants) },
  } as const;
  await auditUnseen(trx, auditAction, now);
  return invited;
}

/** Withdraws an open invitation. Returns `false` if there was none. */
export async function withdrawInvitation(
  trx: Transaction,
  who: string,
  email: string,
  now: number,
): Promise<boolean> {
  const [open] = (await openInvitations(trx, now)).filter((one) => one.email_key === emailKey(email));
  if (!open) return false;
  await endInvitations(trx, email);
  const auditAction = {
    who,
    action: 'invitation end',
    subject: `invitation ${open.id}`,
    detail: '',
  } as const;
  await auditUnseen(trx, auditAction, now);
  return true;
}

/** Ends all sign-in methods of a volunteer, and invites them again. */
export async function inviteBack(
  trx: Transaction,
  inviter: Inviter,
  volunteer: Volunteer,
  now: number,
): Promise<Invited> {
  const { id, name, email } = volunteer;
  await closeDoors(trx, id, now);
  const grants = await grantsOf(trx, id);
  const invited = await inviteBy(trx, inviter, { name, email, grants, volunteer: id }, now);
  const auditAction = {
    who: inviter.who,
    volunteer: inviter.volunteer?.id,
    action: 'invite again',
    subject: `volunteer ${id}`,
    detail: '',
  } as const;
  await auditUnseen(trx, auditAction, now);
  return invited;
}
