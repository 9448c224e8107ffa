import { answerForm, limits } from '@banyan/api/contract';
import type { QuestionTable } from '../database/review-tables.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { personalEmail } from '../mail/personal-email.ts';
import { readingLine, type Volunteers } from '../mail/waiting-email.ts';

interface Asked {
  /** Id of the question. */
  id: string;
  token: string;
  to: string;
  name: string;
  /** Kind of submission, such as `membership request`. */
  what: string;
  reference: string;
  text: string;
  publicOrigin: string;
}

/** Email to the sender of a submission with a volunteer's question, and the link to answer it. */
export const questionEmail = ({
  id,
  token,
  to,
  name,
  what,
  reference,
  text,
  publicOrigin,
}: Asked): EmailMessage =>
  personalEmail({
    kind: 'question',
    id,
    to,
    name,
    reference,
    subject: `A question about your ${what}`,
    lines: [
      `A volunteer has read your ${what} and would like to know:`,
      '',
      text,
      '',
      `Answer here. The link works once, for ${limits.answerLinkDays} days:`,
      `${publicOrigin}${answerForm.path}?token=${token}`,
      '',
    ],
  });

/** Email to the volunteers that a question was answered. It contains no personal data; the answer is in the queue. */
export const answeredEmail = (volunteers: Volunteers, { id, reference }: QuestionTable): EmailMessage => ({
  kind: null,
  recipient: volunteers.to,
  subject: `Answer to your question about ${reference}`,
  body: [`Your question about ${reference} was answered.`, '', readingLine(volunteers, reference)].join('\n'),
  about: id,
});
