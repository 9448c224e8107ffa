import { limits } from '../../contract/limits.ts';
import type { CorrectionTable, JobTable, MemberTable, StoryTable } from '../database/tables.ts';
import type { Letter } from '../mail/outbox.ts';
import { entryLinkLines } from '../members/entry-letters.ts';
import type { Decision } from './review.ts';
import type { Submission } from './submissions.ts';

/** To a person, about what they sent. */
interface Told {
  id: string;
  to: string;
  name: string;
  reference: string | null;
  subject: string;
  lines: readonly string[];
}

const letterOf = ({ id, to, name, reference, subject, lines }: Told): Letter => ({
  recipient: to,
  subject,
  body: [`Dear ${name},`, '', ...lines, ...(reference ? [`Your reference: ${reference}`] : [])].join('\n'),
  about: id,
});

const memberOf = (row: MemberTable) => ({
  id: row.id,
  to: row.email,
  name: `${row.first_name} ${row.last_name}`,
  reference: row.reference,
});

function memberLetter(row: MemberTable, { action, reason, config }: Decision, now: number): Letter {
  if (action === 'approve') {
    return letterOf({
      ...memberOf(row),
      subject: 'Your membership is approved',
      lines: [
        'your membership request was read and approved. You are in the alumni directory now, with your name, your',
        'profile link, your graduation year and your program. The newsletter will find you too.',
        '',
        `The directory: ${config.publicOrigin}/alumni-directory`,
        '',
        ...entryLinkLines(config, row.id, now),
        '',
      ],
    });
  }
  return letterOf({
    ...memberOf(row),
    subject: 'About your membership request',
    lines: [
      'your membership request was read, and we could not approve it. The reason:',
      '',
      reason,
      '',
      'If that is a misunderstanding, please send the request again, or answer through the contact form.',
    ],
  });
}

function correctionLetter(
  row: CorrectionTable,
  member: MemberTable,
  { action, reason, config }: Decision,
): Letter {
  const person = { ...memberOf(member), id: row.id, reference: row.reference };
  if (action === 'approve') {
    return letterOf({
      ...person,
      subject: 'Your entry is corrected',
      lines: [
        'your correction was read, and the alumni directory shows it now.',
        '',
        `The directory: ${config.publicOrigin}/alumni-directory`,
      ],
    });
  }
  return letterOf({
    ...person,
    subject: 'About your correction',
    lines: [
      'your correction was read, and we could not take it over. The reason:',
      '',
      reason,
      '',
      `If that is a misunderstanding, write to us: ${config.publicOrigin}/contact`,
    ],
  });
}

function storyLetter(row: StoryTable, { action, reason, config }: Decision): Letter | undefined {
  // A story that an editor wrote has nobody to tell.
  if (row.email === null) return undefined;
  const person = { id: row.id, to: row.email, name: row.name, reference: row.reference };
  if (action === 'approve') {
    return letterOf({
      ...person,
      subject: 'Your story is published',
      lines: [
        'your story was read, and it is on the site now. Thank you for telling it.',
        '',
        `To read and to pass on: ${config.publicOrigin}/alumni-stories/${encodeURIComponent(row.id)}`,
      ],
    });
  }
  return letterOf({
    ...person,
    subject: 'About your story',
    lines: [
      'your story was read, and as it is we cannot publish it. The reason:',
      '',
      reason,
      '',
      `You may change it and send it again: ${config.publicOrigin}/submit-story`,
    ],
  });
}

const posterOf = (row: JobTable) => ({
  id: row.id,
  to: row.poster_email,
  name: row.poster_name,
  reference: row.reference,
});

function jobLetter(row: JobTable, { action, reason, config }: Decision): Letter {
  if (action === 'approve') {
    return letterOf({
      ...posterOf(row),
      subject: 'Your job is on the board',
      lines: [
        `“${row.title}” was read, and it is on the job board now. It stays for ${limits.jobBoardDays} days.`,
        '',
        `The board: ${config.publicOrigin}/job-board`,
        `Is the position filled earlier? Tell us: ${config.publicOrigin}/contact`,
      ],
    });
  }
  return letterOf({
    ...posterOf(row),
    subject: 'About your job posting',
    lines: [
      `“${row.title}” was read, and as it is we cannot put it on the board. The reason:`,
      '',
      reason,
      '',
      `You may change it and send it again: ${config.publicOrigin}/submit-job`,
    ],
  });
}

/** To whoever posted a job: it is off the board, and how it comes back. */
export const jobExpiredLetter = (row: JobTable, publicOrigin: string): Letter =>
  letterOf({
    ...posterOf(row),
    subject: 'Your job has come off the board',
    lines: [
      `“${row.title}” is no longer on the job board; a posting stays for ${limits.jobBoardDays} days.`,
      '',
      `If the position is still open, tell us, and it comes back as it was: ${publicOrigin}/contact`,
    ],
  });

/** What a person hears of a decision; `undefined` where a decision is nobody's business but ours. */
export function decisionLetter(submission: Submission, decision: Decision, now: number): Letter | undefined {
  const { kind, row } = submission;
  if (kind === 'member') return memberLetter(row, decision, now);
  if (kind === 'correction') return correctionLetter(row, submission.member, decision);
  if (kind === 'story') return storyLetter(row, decision);
  if (kind === 'job') return jobLetter(row, decision);
  return undefined;
}
