import { cleanCode } from '../../text.ts';

/** Bytes of the hash that a key has: 128 bits, which nobody hits by chance. */
const bytes = 16;

/**
 * What a door knows a ticket by: SHA-256 of its token, the first 16 bytes in base64url, which is 22 characters. A page that holds the
 * keys of an event can judge a code without a connection, and nobody can make a ticket of them. Server and browser use this function.
 *
 * @param token What stands behind `/t/` in the ticket's address.
 */
export async function ticketKey(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const text = String.fromCharCode(...new Uint8Array(hash, 0, bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A ticket's address, or the token alone. Codes are printed and typed, so the host may be another by now. */
const code = /(?:^|\/t\/)([0-9A-Z]{52})(?:[/?#]|$)/;

/** The token in what a camera read; `undefined` in what is no ticket of ours. */
export const ticketTokenIn = (text: string): string | undefined => code.exec(cleanCode(text))?.[1];
