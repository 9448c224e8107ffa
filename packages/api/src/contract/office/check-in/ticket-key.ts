import { cleanCode } from '../../text.ts';

/** Length of a key in bytes: 128 bits, which nobody can guess. */
const bytes = 16;

/**
 * Returns the key that identifies a ticket at the check-in: the first 16 bytes of its token's SHA-256 in base64url, 22 characters.
 * A page with the keys of an event can check a code offline, and nobody can derive a ticket from them. Server and browser use this
 * function.
 *
 * @param token Text after `/t/` in the ticket's address.
 */
export async function ticketKey(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const text = String.fromCharCode(...new Uint8Array(hash, 0, bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A ticket's address, or the token alone. Codes are printed and typed, so the host may have changed since. */
const code = /(?:^|\/t\/)([0-9A-Z]{52})(?:[/?#]|$)/;

/** Returns the ticket token in scanned text; `undefined` if the text is no ticket. */
export const ticketTokenIn = (text: string): string | undefined => code.exec(cleanCode(text))?.[1];
