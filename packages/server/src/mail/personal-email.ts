import type { ServerConfig } from '../config.ts';
import type { EmailMessage } from './outbox.ts';

/** A volunteer's decision, as far as the person it is about hears of it. */
export interface NotifiedDecision {
  action: 'approve' | 'reject';
  /** Sent to the person when something is turned down. */
  reason: string;
  /** Where the site is, for the links in the letter. */
  config: ServerConfig;
}

interface Told extends Pick<EmailMessage, 'kind'> {
  /** Id of the row it is about. */
  id: string;
  to: string;
  name: string;
  /** What they can quote; `null` for what has none. */
  reference: string | null;
  subject: string;
  lines: readonly string[];
}

/** An email to a person about what they sent: a salutation, its lines, and the reference to quote. */
export const personalEmail = ({ kind, id, to, name, reference, subject, lines }: Told): EmailMessage => ({
  kind,
  recipient: to,
  subject,
  body: [`Dear ${name},`, '', ...lines, ...(reference ? [`Your reference: ${reference}`] : [])].join('\n'),
  about: id,
});
