import type { EmailKind } from '@banyan/api/office';
import { longMomentUtc } from '../dates.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { personalEmail } from '../mail/personal-email.ts';

/* Letters about another address for somebody's own page. Neither address is told all of the other. */

/** What such a letter tells of. */
export interface ToldChange {
  /** The address that they have, and the one that they asked for. */
  email: string;
  newEmail: string;
  /** As they are called; may be empty. */
  name: string;
  publicOrigin: string;
}

/** `s…@example.org`: enough to know one's own, and no more. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…');

const message = (
  kind: EmailKind,
  to: string,
  name: string,
  subject: string,
  lines: readonly string[],
): EmailMessage =>
  personalEmail({ kind, id: 'email change', to, name: name || 'friend', reference: null, subject, lines });

/** What is promised at its moment, and the link of a letter. */
interface Linked extends ToldChange {
  due: number;
  token: string;
}

/** To the new address: its link confirms it. Whoever typed the address may not be its owner, so it names nobody. */
export const confirmationEmail = ({ email, newEmail, due, token, publicOrigin }: Linked): EmailMessage =>
  message('email-confirm', newEmail, '', 'Confirm your new email address', [
    `The owner of the page with the address ${maskedEmail(email)} wants to use this address instead.`,
    '',
    `If that was you, confirm it with this link by ${longMomentUtc(due)}:`,
    '',
    `${publicOrigin}/my/confirm?token=${token}`,
    '',
    'If it was not you, do nothing, and nothing changes.',
  ]);

/** To the new address, where it cannot be taken: only its owner learns that. */
export const takenEmail = ({ email, newEmail, publicOrigin }: ToldChange): EmailMessage =>
  message('email-taken', newEmail, '', 'This address can’t be used', [
    `The owner of the page with the address ${maskedEmail(email)} wanted to use this address instead.`,
    '',
    'This address already has its own entry or is about to be deleted, so nothing changes.',
    'If both are yours, write to us, and a volunteer merges them:',
    `${publicOrigin}/contact`,
  ]);

/** To the address that they have: its link stops it. */
export const askedEmail = ({ email, newEmail, name, due, token, publicOrigin }: Linked): EmailMessage =>
  message('email-asked', email, name, 'Your email address is about to change', [
    `Somebody asked on your page to change its email address to ${maskedEmail(newEmail)}.`,
    '',
    `It changes on ${longMomentUtc(due)}, if that address is confirmed by then.`,
    'If you did not ask for this, or changed your mind, stop it with this link:',
    '',
    `${publicOrigin}/my/keep?token=${token}`,
  ]);

/** To both, when it is done. */
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

/** To the address that they have: the new one was confirmed, and cannot be taken any more. */
export const notChangedEmail = ({ email, newEmail, name, publicOrigin }: ToldChange): EmailMessage =>
  message('email-not-changed', email, name, 'Your email address was not changed', [
    `You asked to change the email address of your page to ${maskedEmail(newEmail)}.`,
    '',
    'That address now has its own entry or is about to be deleted, so nothing changed.',
    'If both are yours, write to us, and a volunteer merges them:',
    `${publicOrigin}/contact`,
  ]);
