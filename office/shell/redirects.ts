import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** URL paths of earlier versions, which emails, bookmarks and saved views still contain, with their replacements. */
const oldAddresses: Readonly<Record<string, string>> = {
  '/office/letters': '/office/campaigns',
  '/office/door': '/office/check-in',
  '/office/enrol': '/office/new-passkey',
  '/office/members/graduates': '/office/members/alumni-register',
};

/** Current path for a path that may be from an earlier version. */
export function currentPath(path: string): string {
  const old = Object.keys(oldAddresses).find((one) => path === one || path.startsWith(`${one}/`));
  return old === undefined ? path : `${oldAddresses[old]}${path.slice(old.length)}`;
}

/** Redirects a URL of an earlier version to the current one, with its query and hash. */
export function redirectOldAddress({ pathname, href }: Pick<ParsedLocation, 'pathname' | 'href'>): void {
  const current = currentPath(pathname);
  if (current !== pathname) throw redirect({ href: current + href.slice(pathname.length), replace: true });
}
