import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** Addresses of earlier versions, which emails, bookmarks and saved views still hold, with the ones that replaced them. */
const oldAddresses: Readonly<Record<string, string>> = {
  '/office/letters': '/office/campaigns',
  '/office/door': '/office/check-in',
  '/office/enrol': '/office/new-passkey',
  '/office/members/graduates': '/office/members/alumni-register',
};

/** Address of today for a path, which may be one of an earlier version. */
export function currentPath(path: string): string {
  const old = Object.keys(oldAddresses).find((one) => path === one || path.startsWith(`${one}/`));
  return old === undefined ? path : `${oldAddresses[old]}${path.slice(old.length)}`;
}

/** Leads from an address of an earlier version to the one of today, with its query and hash. */
export function redirectOldAddress({ pathname, href }: Pick<ParsedLocation, 'pathname' | 'href'>): void {
  const current = currentPath(pathname);
  if (current !== pathname) throw redirect({ href: current + href.slice(pathname.length), replace: true });
}
