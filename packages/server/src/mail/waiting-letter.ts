import type { Writing } from '../database/database.ts';
import type { Services } from '../http/services.ts';
import type { Letter } from './outbox.ts';

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
  /** Where they work; `undefined` as long as all is typed. */
  office: string | undefined;
}

/** Whom a letter to the volunteers goes to, and where it leads. */
export const volunteersNow = async (
  { config, officeAddress }: Pick<Services, 'config' | 'officeAddress'>,
  writing: Writing,
): Promise<Volunteers> => ({ to: config.mail.to, office: await officeAddress(writing) });

/** How something is read: its address in the Office, or what is typed. */
export const readingLine = ({ office }: Volunteers, reference: string): string =>
  office === undefined
    ? `Read it with:    banyan show ${reference}`
    : `Read it here:    ${office}/review?open=${reference}`;

/**
 * To the volunteers: something waits. It carries nothing personal; the queue has the rest.
 * @param what What came in, at the start of a sentence: `Membership request`.
 */
export function waitingLetter(volunteers: Volunteers, what: string, row: Arrived): Letter {
  const typed = [
    `Then decide:     banyan approve ${row.reference}`,
    `             or  banyan reject ${row.reference} --reason "…"`,
  ];
  return {
    kind: null,
    recipient: volunteers.to,
    subject: `${what} ${row.reference} waits for review`,
    body: [
      `${what} ${row.reference} has come in.`,
      ...fromLines(row),
      '',
      readingLine(volunteers, row.reference),
      ...(volunteers.office === undefined ? typed : []),
    ].join('\n'),
    about: row.id,
  };
}
