import type { ServerConfig } from '../config.ts';
import type { EmailMessage } from './outbox.ts';

/** Volunteer’s decision that an email reports to the affected person. */
export interface NotifiedDecision {
  action: 'approve' | 'reject';
  /** Reason sent to the person when something is declined. */
  reason: string;
  /** Configuration with the site’s address, for the links in the email. */
  config: ServerConfig;
}

interface Told extends Pick<EmailMessage, 'kind'> {
  /** Id of the row that the email is about. */
  id: string;
  to: string;
  name: string;
  /** Reference that the person can quote; `null` if there is none. */
  reference: string | null;
  subject: string;
  lines: readonly string[];
}

/** Email to a person about their submission: a salutation, its lines, and the reference to quote. */
export const personalEmail = ({ kind, id, to, name, reference, subject, lines }: Told): EmailMessage => ({
  kind,
  recipient: to,
  subject,
  body: [`Dear ${name},`, '', ...lines, ...(reference ? [`Your reference: ${reference}`] : [])].join('\n'),
  about: id,
});
