import type { EmailKind } from '@banyan/api/office';
import { longMomentUtc } from '../dates.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { personalEmail } from '../mail/personal-email.ts';

/* Emails about a change of address for a person's own page. Each address learns only a masked form of the other. */

/** Data of a change of address, for its emails. */
export interface ToldChange {
  /** Current address, and the requested one. */
  email: string;
  newEmail: string;
  /** Name of the person; may be empty. */
  name: string;
  publicOrigin: string;
}

/** Masks an email, as in `s…@example.org`: its owner recognizes it, others learn little. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…');

const message = (
  kind: EmailKind,
  to: string,
  name: string,
  subject: string,
  lines: readonly string[],
): EmailMessage =>
  personalEmail({ kind, id: 'email change', to, name: name || 'friend', reference: null, subject, lines });

/** Data of an email with a link, and the time at which the change takes effect. */
interface Linked extends ToldChange {
  due: number;
  token: string;
}

/**
 * Email to the new address, whose link confirms it. It contains no name, because the address may be a typo and belong to a
 * stranger.
 */
export const confirmationEmail = ({ email, newEmail, due, token, publicOrigin }: Linked): EmailMessage =>
  message('email-confirm', newEmail, '', 'Confirm your new email address', [
    `The person who signs in to our site with ${maskedEmail(email)} wants to use this address instead.`,
    '',
    `If that was you, confirm it with this link by ${longMomentUtc(due)}:`,
    '',
    `${publicOrigin}/my/confirm?token=${token}`,
    '',
    'If it was not you, do nothing, and nothing changes.',
  ]);

/** Email to a new address that cannot be used: only its owner learns that. */
export const takenEmail = ({ email, newEmail, publicOrigin }: ToldChange): EmailMessage =>
  message('email-taken', newEmail, '', 'This address can’t be used', [
    `The person who signs in to our site with ${maskedEmail(email)} wanted to use this address instead.`,
    '',
    'This address already has its own entry or is about to be deleted, so nothing changes.',
    'If both are yours, write to us, and a volunteer merges them:',
    `${publicOrigin}/contact`,
  ]);

/** Email to the current address, whose link stops the change. */
export const askedEmail = ({ email, newEmail, name, due, token, publicOrigin }: Linked): EmailMessage =>
  message('email-asked', email, name, 'Your email address is about to change', [
    `Somebody asked on your page to change its email address to ${maskedEmail(newEmail)}.`,
    '',
    `It changes on ${longMomentUtc(due)}, if that address is confirmed by then.`,
    'If you did not ask for this, or changed your mind, stop it with this link:',
    '',
    `${publicOrigin}/my/keep?token=${token}`,
  ]);

/** Emails to both addresses after the change. */
export const changedEmails = ({ email, newEmail, name, publicOrigin }: ToldChange): EmailMessage[] => [
  message('email-changed', newEmail, name, 'This is your email address now', [
    'Your page, entry, registrations, stories and jobs use this address now:',
    `${publicOrigin}/my`,
    '',
    'Gifts stay with the address that they were given with, because they are tax records.',
  ]),
  message('email-changed', email, name, 'Your email address was changed', [
    `Your page uses another address now: ${maskedEmail(newEmail)}. Everyone signed in with this one is signed out.`,
    '',
    'Gifts stay with this address, because they are tax records.',
    'If you did not want this, write to us right away:',
    `${publicOrigin}/contact`,
  ]),
];

/** Email to the current address: the new one was confirmed but can no longer be used. */
export const notChangedEmail = ({ email, newEmail, name, publicOrigin }: ToldChange): EmailMessage =>
  message('email-not-changed', email, name, 'Your email address was not changed', [
    `You asked to change the email address of your page to ${maskedEmail(newEmail)}.`,
    '',
    'That address now has its own entry or is about to be deleted, so nothing changed.',
    'If both are yours, write to us, and a volunteer merges them:',
    `${publicOrigin}/contact`,
  ]);
