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

/** How long one is good, in milliseconds. */
const invitationMs = dayMs;

const isOpen = ({ expires_at, used_at }: Invitation, now: number) =>
  used_at === null && runs(expires_at, invitationMs, now);

/** What an invitation makes of whoever follows it. */
export const grantsIn = ({ grants }: Pick<Invitation, 'grants'>): Grant[] =>
  v.parse(v.array(Grant), JSON.parse(grants));

/** An invitation that waits for somebody, by its link; `undefined` for one that was used, is too old, or never was. */
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

/** Uses an invitation up. `undefined` when somebody was faster, or it ended meanwhile. */
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

/** Those who were invited and have not come yet, who was invited first at the beginning. */
export async function openInvitations(database: Database | Transaction, now: number): Promise<Invitation[]> {
  const rows = await database
    .selectFrom('invitations')
    .selectAll()
    .where('used_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.filter((row) => isOpen(row, now));
}

/** Ends what somebody was invited by before. @returns how many there were */
async function endInvitations(trx: Transaction, email: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('invitations')
    .where('email_key', '=', emailKey(email))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Who invites. */
export interface Inviter {
  /** For the log: an id, or at the command line a name. */
  who: string;
  /** The volunteer; `undefined` at the command line. */
  volunteer?: Volunteer;
  config: ServerConfig;
}

/** Whom, and as what. */
interface Invitee {
  name: string;
  email: string;
  grants: readonly Grant[];
  /** Who gets a new passkey; `null` for somebody who is no volunteer yet. */
  volunteer: string | null;
}

/** An invitation that was made. */
export interface Invited {
  id: string;
  expiresAt: number;
  link: string;
  /** Whether a letter takes the link. */
  isMailed: boolean;
}

/** Invites by a link, and by a letter where mail is set up. Of one email the last link is good. */
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
  // Behind the #: neither a log nor a referrer ever has it.
  const link = `${config.publicOrigin}/office/join#${token}`;
  const isMailed = config.mail.smtpUrl !== undefined;
  const { name: association } = await organisation(trx);
  const told = { link, association, invitedBy: inviter?.name ?? null, grants };
  if (isMailed) await queueEmail(trx, invitationEmail({ id, name, email }, told), now);
  return { id, expiresAt, link, isMailed };
}

const rolesIn = (grants: readonly Grant[]) =>
  grants.map(({ role, chapter }) => (chapter ? `${role} ${chapter}` : role));

/** Invites somebody who is no volunteer yet. */
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

/** Takes an invitation back that nobody has followed. `false` when there was none. */
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

/** Ends all that a volunteer could enter with, and invites them again. */
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
