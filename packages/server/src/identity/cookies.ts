import type { Visitor } from '../http/services.ts';
import { isLocal } from './settings.ts';

/**
 * Cookies of a browser. A volunteer has the session, the permission to make a new passkey, and the request for an email about one;
 * a check-in helper has a session. A member has the session, the request for the email, and a mark that a member's page was opened
 * before.
 */
const names = {
  office: 'office',
  enrol: 'office-enrol',
  lost: 'office-lost',
  door: 'office-door',
  my: 'my',
  myAsked: 'my-asked',
  myKnown: 'my-known',
} as const;
type CookieName = keyof typeof names;

/** A member comes from a link in an email, which browsers treat as another site. Opening an address changes nothing. */
const sameSite = (name: CookieName) => (name.startsWith('my') ? 'Lax' : 'Strict');

/**
 * Safari stores no `Secure` cookie for `http://localhost`. Everywhere else the prefix restricts the cookie to this host and https.
 */
function cookieOf(name: CookieName, origin: string) {
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite(name)}`;
  return isLocal(origin)
    ? { name: names[name], attributes }
    : { name: `__Host-${names[name]}`, attributes: `${attributes}; Secure` };
}

export const readCookie = (visitor: Visitor, name: CookieName, origin: string): string | undefined =>
  visitor.cookie(cookieOf(name, origin).name);

/** Cookies that outlive the browser's session, in seconds. Browsers keep a cookie for 400 days at most. */
const maxAge: Partial<Record<CookieName, number>> = { myKnown: 34_560_000 };

/** Sets a cookie. Scripts cannot read it, and forms of other sites do not send it. */
export function giveCookie(visitor: Visitor, name: CookieName, secret: string, origin: string): void {
  const cookie = cookieOf(name, origin);
  const age = maxAge[name];
  visitor.setCookie(`${cookie.name}=${secret}; ${cookie.attributes}${age ? `; Max-Age=${age}` : ''}`);
}

export function takeCookie(visitor: Visitor, name: CookieName, origin: string): void {
  const cookie = cookieOf(name, origin);
  visitor.setCookie(`${cookie.name}=; ${cookie.attributes}; Max-Age=0`);
}
