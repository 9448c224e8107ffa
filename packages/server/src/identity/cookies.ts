import type { Visitor } from '../http/services.ts';
import { isLocal } from './settings.ts';

/**
 * What a browser keeps for us: its session, leave to make a new passkey, and that it asked for the letter about one; of a helper at
 * a door their session; of a member the session, that it asked for the email, and whose page was opened in it before.
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

/** A member comes by a link in a letter, which for a browser is another site; nothing is changed by an address that is opened. */
const sameSite = (name: CookieName) => (name.startsWith('my') ? 'Lax' : 'Strict');

/** Safari keeps no `Secure` cookie of `http://localhost`; everywhere else the prefix holds it to this host and to https. */
function cookieOf(name: CookieName, origin: string) {
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite(name)}`;
  return isLocal(origin)
    ? { name: names[name], attributes }
    : { name: `__Host-${names[name]}`, attributes: `${attributes}; Secure` };
}

export const readCookie = (visitor: Visitor, name: CookieName, origin: string): string | undefined =>
  visitor.cookie(cookieOf(name, origin).name);

/** Cookies that outlive the browser's session, in seconds: 400 days are the most that browsers keep one. */
const maxAge: Partial<Record<CookieName, number>> = { myKnown: 34_560_000 };

/** Scripts cannot read it, and no form of a page elsewhere has it sent. */
export function giveCookie(visitor: Visitor, name: CookieName, secret: string, origin: string): void {
  const cookie = cookieOf(name, origin);
  const age = maxAge[name];
  visitor.setCookie(`${cookie.name}=${secret}; ${cookie.attributes}${age ? `; Max-Age=${age}` : ''}`);
}

export function takeCookie(visitor: Visitor, name: CookieName, origin: string): void {
  const cookie = cookieOf(name, origin);
  visitor.setCookie(`${cookie.name}=; ${cookie.attributes}; Max-Age=0`);
}
