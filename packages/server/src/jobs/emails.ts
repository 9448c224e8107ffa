import { limits } from '@banyan/api/contract';
import type { JobTable } from '../database/tables.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { type NotifiedDecision, personalEmail } from '../mail/personal-email.ts';

/** Columns of a job that its emails use. */
type Told = Pick<JobTable, 'id' | 'reference' | 'title' | 'poster_email' | 'poster_name'>;

const posterOf = (row: Told) => ({
  id: row.id,
  to: row.poster_email,
  name: row.poster_name,
  reference: row.reference,
});

/** Email to the poster of a job with the decision. */
export function jobEmail(row: Told, { action, reason, config }: NotifiedDecision): EmailMessage {
  if (action === 'approve') {
    return personalEmail({
      ...posterOf(row),
      kind: 'job-approved',
      subject: 'Your job is on the board',
      lines: [
        `“${row.title}” is on the job board now. It stays for ${limits.jobBoardDays} days.`,
        '',
        `Its page: ${config.publicOrigin}/job-board/${row.id}`,
        `Filled early? Tell us: ${config.publicOrigin}/contact`,
      ],
    });
  }
  return personalEmail({
    ...posterOf(row),
    kind: 'job-rejected',
    subject: 'About your job posting',
    lines: [
      `We read “${row.title}” and cannot put it on the board as it is. The reason:`,
      '',
      reason,
      '',
      `You may change it and send it again: ${config.publicOrigin}/submit-job`,
    ],
  });
}

/** Email to the poster that the job was taken off the board early, with the reason. */
export const jobTakenDownEmail = (row: Told, reason: string): EmailMessage =>
  personalEmail({
    ...posterOf(row),
    kind: 'job-taken-down',
    subject: 'Your job was removed from the board',
    lines: [`“${row.title}” is no longer on the job board. The reason:`, '', reason, ''],
  });

/** Email to the poster that the job has expired, and how to renew it. */
export const jobExpiredEmail = (row: Told, publicOrigin: string): EmailMessage =>
  personalEmail({
    ...posterOf(row),
    kind: 'job-expired',
    subject: 'Your job was removed from the board',
    lines: [
      `“${row.title}” is no longer on the job board; a posting stays for ${limits.jobBoardDays} days.`,
      '',
      `If the position is still open, tell us, and it comes back as it was: ${publicOrigin}/contact`,
    ],
  });
