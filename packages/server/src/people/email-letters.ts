import type { LetterKind } from '@banyan/api/office';
import { longMomentUtc } from '../dates.ts';
import type { Letter } from '../mail/outbox.ts';
import { personalLetter } from '../mail/personal-letter.ts';

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

const letter = (
  kind: LetterKind,
  to: string,
  name: string,
  subject: string,
  lines: readonly string[],
): Letter =>
  personalLetter({ kind, id: 'email change', to, name: name || 'friend', reference: null, subject, lines });

/** What is promised at its moment, and the link of a letter. */
interface Linked extends ToldChange {
  due: number;
  token: string;
}

/** To the new address: its link confirms it. Whoever typed the address may not be its owner, so it names nobody. */
export const confirmLetter = ({ email, newEmail, due, token, publicOrigin }: Linked): Letter =>
  letter('email-confirm', newEmail, '', 'Confirm your new e-mail address', [
    `whoever has the page with the address ${maskedEmail(email)} wants it to go on with this one.`,
    '',
    `If that was you, this link confirms it with one button, until ${longMomentUtc(due)}:`,
    '',
    `${publicOrigin}/my/confirm?token=${token}`,
    '',
    'If it was not you, do nothing: then nothing changes.',
  ]);

/** To the new address, where it cannot be taken: only its owner learns that. */
export const takenLetter = ({ email, newEmail, publicOrigin }: ToldChange): Letter =>
  letter('email-taken', newEmail, '', 'This address cannot be taken', [
    `whoever has the page with the address ${maskedEmail(email)} wanted it to go on with this one.`,
    '',
    'This address has an entry of its own already, or is about to be deleted, so nothing changes.',
    'If both are yours, write to us, and a volunteer puts them together:',
    `${publicOrigin}/contact`,
  ]);

/** To the address that they have: its link stops it. */
export const askedLetter = ({ email, newEmail, name, due, token, publicOrigin }: Linked): Letter =>
  letter('email-asked', email, name, 'Your e-mail address is to be changed', [
    `on your own page somebody asked for it to go on with another address: ${maskedEmail(newEmail)}.`,
    '',
    `It does so on ${longMomentUtc(due)}, if that address was confirmed by then.`,
    'If you did not ask for this, or think of it otherwise, this link stops it with one button:',
    '',
    `${publicOrigin}/my/keep?token=${token}`,
  ]);

/** To both, when it is done. */
export const changedLetters = ({ email, newEmail, name, publicOrigin }: ToldChange): Letter[] => [
  letter('email-changed', newEmail, name, 'This is your e-mail address now', [
    'your own page goes on with this address, and so do your entry, registrations, stories and jobs:',
    `${publicOrigin}/my`,
    '',
    'Gifts stay with the address that they were given with, because they are tax records.',
  ]),
  letter('email-changed', email, name, 'Your e-mail address was changed', [
    `your own page goes on with another address: ${maskedEmail(newEmail)}. Whoever was signed in with this one is signed out.`,
    '',
    'Gifts stay with this address, because they are tax records.',
    'If you did not want this, write to us at once:',
    `${publicOrigin}/contact`,
  ]),
];

/** To the address that they have: the new one was confirmed, and cannot be taken any more. */
export const notChangedLetter = ({ email, newEmail, name, publicOrigin }: ToldChange): Letter =>
  letter('email-not-changed', email, name, 'Your e-mail address was not changed', [
    `you wanted your own page to go on with another address: ${maskedEmail(newEmail)}.`,
    '',
    'That one has an entry of its own by now, or is about to be deleted, so everything stays as it is.',
    'If both are yours, write to us, and a volunteer puts them together:',
    `${publicOrigin}/contact`,
  ]);
