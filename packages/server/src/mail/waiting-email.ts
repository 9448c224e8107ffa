import type { Transaction } from '../database/database.ts';
import type { Services } from '../http/services.ts';
import type { EmailMessage } from './outbox.ts';

/** What came in. */
export interface Arrived {
  id: string;
  reference: string;
  /** Another site whose page sent it. */
  sentFrom?: string | null;
}

/** Where something was sent from, when that was another site, such as a chapter's. */
export const fromLines = ({ sentFrom }: Arrived) => (sentFrom ? [`Sent from ${sentFrom}`] : []);

/** Those who look at what comes in. */
export interface Volunteers {
  to: string;
  /** Address of the Office; `undefined` as long as nobody can enter it. */
  office: string | undefined;
}

/** Whom a letter to the volunteers goes to, and where it leads. */
export const volunteersNow = async (
  { config, officeAddress }: Pick<Services, 'config' | 'officeAddress'>,
  trx: Transaction,
): Promise<Volunteers> => ({ to: config.mail.to, office: await officeAddress(trx) });

/** What to do while nobody can enter the Office, in which all of this is read. */
export const nobodyInOffice =
  'Nobody can sign in to the Office yet to read it. Ask the person who runs the site to run: banyan office invite EMAIL';

/** Where something is read in the Office, or how somebody gets in there. */
export const readingLine = ({ office }: Volunteers, reference: string): string =>
  office === undefined ? nobodyInOffice : `Read it here:    ${office}/review?open=${reference}`;

/**
 * To the volunteers: something waits. It carries nothing personal; the queue has the rest.
 * @param what What came in, at the start of a sentence: `Membership request`.
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
