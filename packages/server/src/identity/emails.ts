import { findChapter } from '@banyan/api/contract';
import type { Grant, Role } from '@banyan/api/office';
import type { Transaction } from '../database/database.ts';
import { type EmailMessage, queueEmail } from '../mail/outbox.ts';
import { personalEmail } from '../mail/personal-email.ts';
import { admins, allVolunteers, type Volunteer } from './volunteers.ts';

/* Emails to volunteers about their sign-in. They report actions that another person may have taken. */

/** Roles whose name is spelled differently from their id. */
const roleNames: Partial<Record<Role, string>> = { organiser: 'organizer' };

/** Formats roles as text: `organizer, Bay Area; reader`. */
export const grantsInWords = (grants: readonly Grant[]): string =>
  grants
    .map(({ role, chapter }) =>
      [roleNames[role] ?? role, ...(chapter ? [findChapter(chapter)?.name ?? chapter] : [])].join(', '),
    )
    .join('; ');

type To = Pick<Volunteer, 'id' | 'name' | 'email'>;

interface Told {
  subject: string;
  lines: readonly string[];
}

const send = (trx: Transaction, { id, name, email }: To, told: Told, now: number): Promise<void> =>
  queueEmail(trx, personalEmail({ kind: null, id, to: email, name, reference: null, ...told }), now);

const notYou = 'If that was not you, tell an admin or the person who runs the server right away.';

interface Invited {
  link: string;
  association: string;
  /** Name of the volunteer who invites; `null` for the command line. */
  invitedBy: string | null;
  grants: readonly Grant[];
}

/** Email to a new volunteer, or to one who has to join again. */
export const invitationEmail = (
  { id, name, email }: To,
  { link, association, invitedBy, grants }: Invited,
): EmailMessage =>
  personalEmail({
    kind: 'invitation',
    id,
    to: email,
    name,
    reference: null,
    subject: `You are invited to the Office of ${association}`,
    lines: [
      `${invitedBy === null ? 'You’re invited' : `${invitedBy} invites you`} to the Office of ${association} as ${grantsInWords(grants)}.`,
      'Open this link on the phone or computer that you will work on. It works once, for 24 hours:',
      '',
      link,
      '',
      'There is no password. You make a passkey: your phone’s face, fingerprint or PIN.',
    ],
  });

export const notifyRecovery = (trx: Transaction, to: To, link: string, now: number): Promise<void> =>
  send(
    trx,
    to,
    {
      subject: 'Your link to a new passkey',
      lines: [
        'You asked for a new passkey with one of your recovery codes. This link works once, for ten minutes, in the browser you asked from:',
        '',
        link,
        '',
        'If you did not ask, somebody has one of your codes. Sign in and make new ones, and tell an admin.',
      ],
    },
    now,
  );

export const notifyPasskeyAdded = (trx: Transaction, to: To, label: string, now: number): Promise<void> =>
  send(
    trx,
    to,
    { subject: 'You added a passkey to the Office', lines: [`You have a new passkey: ${label}.`, notYou] },
    now,
  );

export const notifyPasskeyRemoved = (trx: Transaction, to: To, label: string, now: number): Promise<void> =>
  send(
    trx,
    to,
    {
      subject: 'A passkey was removed from the Office',
      lines: [`A passkey of yours was removed: ${label}.`, notYou],
    },
    now,
  );

export const notifyLongAway = (trx: Transaction, to: To, label: string, now: number): Promise<void> =>
  send(
    trx,
    to,
    {
      subject: 'New sign-in to the Office',
      lines: [`Somebody has signed in as you for the first time in 60 days: ${label}.`, notYou],
    },
    now,
  );

export const notifyGrants = (
  trx: Transaction,
  to: To,
  grants: readonly Grant[],
  now: number,
): Promise<void> =>
  send(
    trx,
    to,
    {
      subject: 'Your permissions in the Office changed',
      lines: [`From now on you are ${grantsInWords(grants)}.`, 'Sign in again to use them.'],
    },
    now,
  );

async function sendAll(trx: Transaction, all: readonly Volunteer[], told: Told, now: number): Promise<void> {
  for (const one of all) await send(trx, one, told, now);
}

/** Emails every admin that a volunteer signed in with a recovery code. */
export const notifyRecovered = async (trx: Transaction, { name }: To, now: number): Promise<void> =>
  sendAll(
    trx,
    await admins(trx),
    {
      subject: `${name} used a recovery code to add a passkey`,
      lines: [
        `${name} has made a new passkey with a recovery code, and was signed out everywhere else.`,
        'Call them and ask whether it was them. If not, remove them on the Volunteers page.',
      ],
    },
    now,
  );

/** Emails every admin that a passkey may have been copied. */
export const notifyCounter = async (trx: Transaction, { name }: To, now: number): Promise<void> =>
  sendAll(
    trx,
    await admins(trx),
    {
      subject: `A passkey of ${name} may have been copied`,
      lines: [
        `The use counter of a passkey of ${name} went backwards. Somebody may have copied the passkey.`,
        'Ask them to remove it and to make another one.',
      ],
    },
    now,
  );

/** Emails every volunteer that an admin was removed. */
export const notifyAdminGone = async (trx: Transaction, { name }: To, now: number): Promise<void> =>
  sendAll(
    trx,
    await allVolunteers(trx),
    { subject: `${name} is no longer an admin`, lines: [`${name} is no longer an admin of the Office.`] },
    now,
  );
