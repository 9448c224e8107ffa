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

/**
 * To the volunteers: something waits. It carries nothing personal; the queue has the rest.
 * @param what What came in, at the start of a sentence: `Membership request`.
 */
export function waitingLetter(to: string, what: string, row: Arrived): Letter {
  return {
    recipient: to,
    subject: `${what} ${row.reference} waits for review`,
    body: [
      `${what} ${row.reference} has come in.`,
      ...fromLines(row),
      '',
      `Read it with:    banyan show ${row.reference}`,
      `Then decide:     banyan approve ${row.reference}`,
      `             or  banyan reject ${row.reference} --reason "…"`,
    ].join('\n'),
    about: row.id,
  };
}
