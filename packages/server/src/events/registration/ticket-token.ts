import { createHmac } from 'node:crypto';
import { spell } from '../../database/identity.ts';
import { isSameText } from '../../settings/timing-safe-equal.ts';

/** Characters of a row's id, and of its signature: 130 bits. */
const characters = 26;

const signatureOf = (secret: string, id: string) => {
  const digest = createHmac('sha256', `${secret}:ticket`).update(id).digest();
  return spell(digest.subarray(0, characters));
};

/** The link of one registration for as long as it is there: its id and a signature, nothing about the person. Nothing is stored. */
export const ticketToken = (secret: string, registrationId: string): string =>
  registrationId + signatureOf(secret, registrationId);

/** Whose link it is; `undefined` for what was not made with this secret. */
export function readTicketToken(secret: string, token: string): string | undefined {
  const id = token.slice(0, characters);
  return isSameText(token, ticketToken(secret, id)) ? id : undefined;
}

/** The page that it opens. */
export const ticketPath = (token: string) => `/t/${token}`;
