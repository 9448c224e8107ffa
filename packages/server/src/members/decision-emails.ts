import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { CorrectionTable } from '../database/tables.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { type NotifiedDecision, personalEmail } from '../mail/personal-email.ts';
import { entryLinkLines } from './entry-emails.ts';

/** Recipient of an email. */
type Told = Pick<MemberTable, 'id' | 'reference' | 'email' | 'first_name' | 'last_name'>;
type Correction = Pick<CorrectionTable, 'id' | 'reference'>;

const memberOf = (row: Told) => ({
  id: row.id,
  to: row.email,
  name: `${row.first_name} ${row.last_name}`,
  reference: row.reference,
});

/** Email to an applicant with the decision; an approval includes the links to their entry. */
export async function memberEmail(
  database: Database | Transaction,
  row: Told,
  { action, reason, config }: NotifiedDecision,
  now: number,
): Promise<EmailMessage> {
  if (action === 'approve') {
    return personalEmail({
      ...memberOf(row),
      kind: 'member-approved',
      subject: 'Your membership is approved',
      lines: [
        'You’re in! Your membership request is approved. You are in the alumni directory now, with your name, your',
        'profile link, your graduation year and your program. You’re subscribed to the newsletter.',
        '',
        `The directory: ${config.publicOrigin}/alumni-directory`,
        `Change your entry or the newsletter: ${config.publicOrigin}/my`,
        '',
        ...(await entryLinkLines(database, config, row.id, now)),
        '',
      ],
    });
  }
  return personalEmail({
    ...memberOf(row),
    kind: 'member-rejected',
    subject: 'About your membership request',
    lines: [
      'We read your membership request and could not approve it. The reason:',
      '',
      reason,
      '',
      'If we got this wrong, reply or apply again.',
    ],
  });
}

/** Email to a member whose entry was corrected from a second membership request with their email address. */
export const mergedEmail = (row: Correction, member: Told, publicOrigin: string): EmailMessage =>
  personalEmail({
    ...memberOf(member),
    id: row.id,
    reference: row.reference,
    kind: 'member-merged',
    subject: 'Your entry is corrected',
    lines: [
      'Somebody applied for membership with your email address, and you are already a member. What was new in the',
      'request is now in your entry.',
      '',
      `If that was not you, write to us: ${publicOrigin}/contact`,
    ],
  });

/** Email to a member with the decision on their correction. */
export function correctionEmail(
  row: Correction,
  member: Told,
  { action, reason, config }: NotifiedDecision,
): EmailMessage {
  const person = { ...memberOf(member), id: row.id, reference: row.reference };
  if (action === 'approve') {
    return personalEmail({
      ...person,
      kind: 'correction-approved',
      subject: 'Your entry is corrected',
      lines: [
        'Your correction is approved, and the alumni directory shows it now.',
        '',
        `The directory: ${config.publicOrigin}/alumni-directory`,
      ],
    });
  }
  return personalEmail({
    ...person,
    kind: 'correction-rejected',
    subject: 'About your correction',
    lines: [
      'We read your correction and could not approve it. The reason:',
      '',
      reason,
      '',
      `If we got this wrong, write to us: ${config.publicOrigin}/contact`,
    ],
  });
}
