import type { Transaction } from '../database/database.ts';
import type { Services } from '../http/services.ts';
import type { EmailMessage } from './outbox.ts';

/** Submission that arrived. */
export interface Arrived {
  id: string;
  reference: string;
  /** Origin of another site whose page sent it. */
  sentFrom?: string | null;
}

/** Line that names the site a submission was sent from, if it was another one, such as a chapter’s. */
export const fromLines = ({ sentFrom }: Arrived) => (sentFrom ? [`Sent from ${sentFrom}`] : []);

/** Volunteers who review submissions. */
export interface Volunteers {
  to: string;
  /** Address of the Office; `undefined` while nobody can sign in. */
  office: string | undefined;
}

/** Recipient and Office address for an email to the volunteers. */
export const volunteersNow = async (
  { config, officeAddress }: Pick<Services, 'config' | 'officeAddress'>,
  trx: Transaction,
): Promise<Volunteers> => ({ to: config.mail.to, office: await officeAddress(trx) });

/** Instruction shown while nobody can sign in to the Office. */
export const nobodyInOffice =
  'Nobody can sign in to the Office yet to read it. Ask the person who runs the site to run: banyan office invite EMAIL';

/** Line with the Office link for a submission, or how to get access to the Office. */
export const readingLine = ({ office }: Volunteers, reference: string): string =>
  office === undefined ? nobodyInOffice : `Read it here:    ${office}/review?open=${reference}`;

/**
 * Email to the volunteers about a new submission. It contains no personal data; the queue has the rest.
 * @param what Name of the submission at the start of a sentence: `Membership request`.
 */
export function waitingEmail(volunteers: Volunteers, what: string, row: Arrived): EmailMessage {
  return {
    kind: null,
    recipient: volunteers.to,
    subject: `${what} ${row.reference} is waiting for review`,
    body: [
      `${what} ${row.reference} has come in.`,
      ...fromLines(row),
      '',
      readingLine(volunteers, row.reference),
    ].join('\n'),
    about: row.id,
  };
}
