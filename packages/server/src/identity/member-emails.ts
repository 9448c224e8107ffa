import type { EmailKind } from '@banyan/api/office';
import type { EmailMessage } from '../mail/outbox.ts';
import { personalEmail } from '../mail/personal-email.ts';
import type { MemberLink } from './member-links.ts';

/* Emails about a member's own page. They belong to no row, so `about` names their kind. */

interface Person {
  email: string;
  /** May be empty. */
  name: string;
}

const message = (
  kind: EmailKind,
  { email, name }: Person,
  subject: string,
  lines: readonly string[],
): EmailMessage =>
  personalEmail({ kind, id: 'my page', to: email, name: name || 'friend', reference: null, subject, lines });

/** Formats the code for people to copy: `7K2 Q9X`. */
const inHalves = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Email with the link and the code that open the page. */
export const linkEmail = (person: Person, { token, code }: MemberLink, publicOrigin: string): EmailMessage =>
  message('my-link', person, 'Your link to your own page', [
    'Here is the link to your page. It works once, for ten minutes, in the browser that asked for it:',
    '',
    `${publicOrigin}/my/enter?token=${token}`,
    '',
    'If you read this on another device, type these six characters where you asked:',
    '',
    inHalves(code),
    '',
    'If you did not ask for it, ignore this email. Never give the link or the code to anybody.',
  ]);

/** Email that a passkey was added for the page. @param label `Chrome, Windows` */
export const passkeyAddedEmail = (person: Person, label: string, publicOrigin: string): EmailMessage =>
  message('my-passkey-added', person, 'A passkey was added to your page', [
    `From now on you can sign in to your page with a passkey, without an email. It was made with: ${label}.`,
    '',
    'If that was not you, open your page, remove the passkey, and check your mailbox’s security:',
    `${publicOrigin}/my`,
  ]);

/** Email that a passkey was removed. @param label `Chrome, Windows` */
export const passkeyRemovedEmail = (person: Person, label: string, publicOrigin: string): EmailMessage =>
  message('my-passkey-removed', person, 'A passkey was removed from your page', [
    `You can no longer sign in to your page with one of your passkeys. It was made with: ${label}.`,
    '',
    'Devices that signed in with it are signed out. If that was not you, check your mailbox’s security:',
    `${publicOrigin}/my`,
  ]);

/** Email that {@link signedInEmail} is turned off. */
export const newBrowserEmailsOffEmail = (person: Person, publicOrigin: string): EmailMessage =>
  message('my-letters-off', person, 'New-browser emails turned off', [
    'Somebody turned off the emails about new browsers on your page.',
    '',
    'If that was not you, open your page, turn them on again, and check your mailbox’s security:',
    `${publicOrigin}/my`,
  ]);

/** Email about a sign-in with a new browser. @param label `Chrome, Windows` */
export const signedInEmail = (person: Person, label: string, publicOrigin: string): EmailMessage =>
  message('my-signed-in', person, 'A new browser is signed in to your page', [
    `Somebody just signed in to your page with a new browser: ${label}.`,
    '',
    'If that was not you, open your page, sign that browser out, and check your mailbox’s security:',
    `${publicOrigin}/my`,
  ]);
