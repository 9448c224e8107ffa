import type { Visitor } from '../../http/services.ts';
import { isLocal } from './settings.ts';

/** What a browser keeps for us: its session, leave to make a new passkey, and that it asked for the letter about one. */
const names = { office: 'office', enrol: 'office-enrol', lost: 'office-lost' } as const;
type CookieName = keyof typeof names;

/** Safari keeps no `Secure` cookie of `http://localhost`; everywhere else the prefix holds it to this host and to https. */
const cookieOf = (name: CookieName, origin: string) =>
  isLocal(origin)
    ? { name: names[name], attributes: 'Path=/; HttpOnly; SameSite=Strict' }
    : { name: `__Host-${names[name]}`, attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' };

export const readCookie = (visitor: Visitor, name: CookieName, origin: string): string | undefined =>
  visitor.cookie(cookieOf(name, origin).name);

/** Scripts cannot read it, and no page elsewhere has it sent. */
export function giveCookie(visitor: Visitor, name: CookieName, secret: string, origin: string): void {
  const cookie = cookieOf(name, origin);
  visitor.setCookie(`${cookie.name}=${secret}; ${cookie.attributes}`);
}

export function takeCookie(visitor: Visitor, name: CookieName, origin: string): void {
  const cookie = cookieOf(name, origin);
  visitor.setCookie(`${cookie.name}=; ${cookie.attributes}; Max-Age=0`);
}
