import { createHmac } from 'node:crypto';
import { spell } from '../../database/identity.ts';
import { isSameText } from '../../settings/timing-safe-equal.ts';

/** Length of a row id and of its signature: 130 bits each. */
const characters = 26;

const signatureOf = (secret: string, id: string) => {
  const digest = createHmac('sha256', `${secret}:ticket`).update(id).digest();
  return spell(digest.subarray(0, characters));
};

/** Permanent token of a registration: its id and a signature, without personal data. Nothing is stored. */
export const ticketToken = (secret: string, registrationId: string): string =>
  registrationId + signatureOf(secret, registrationId);

/** Id of the token’s registration; `undefined` if it was not signed with this secret. */
export function readTicketToken(secret: string, token: string): string | undefined {
  const id = token.slice(0, characters);
  return isSameText(token, ticketToken(secret, id)) ? id : undefined;
}

/** Path of the ticket page. */
export const ticketPath = (token: string) => `/t/${token}`;
