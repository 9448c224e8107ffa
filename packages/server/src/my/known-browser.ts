import { createHmac } from 'node:crypto';
import type { Services, Visitor } from '../http/services.ts';
import { readCookie } from '../identity/cookies.ts';
import { newSecret } from '../identity/secrets.ts';
import { isSameText } from '../settings/timing-safe-equal.ts';

/*
 * Cookie of a browser in which a person's own page was opened before. It grants no access and contains no personal data. With it,
 * the limit of `email-limit.ts` can tell the owner's browser from a stranger who knows the address.
 */

const signatureOf = (secret: string, key: string, id: string) =>
  createHmac('sha256', `${secret}:known browser`).update(`${id}:${key}`).digest('base64url');

/** New cookie value for a browser that has just opened the page of an email. @param key The email, as `emailKey` makes it */
export function knownBrowserToken(secret: string, key: string): string {
  const id = newSecret();
  return `${id}.${signatureOf(secret, key, id)}`;
}

/** Id of a browser in which the page of this email was opened before; `undefined` for any other browser. */
export function knownBrowserOf(
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  visitor: Visitor,
  key: string,
): string | undefined {
  const [id = '', signature = ''] = (readCookie(visitor, 'myKnown', config.publicOrigin) ?? '').split('.');
  return id !== '' && isSameText(signature, signatureOf(secret, key, id)) ? id : undefined;
}
