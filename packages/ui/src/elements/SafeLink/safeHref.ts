/* Placeholder for the site’s own origin, which is unknown while rendering on the server. */
const here = 'https://this-site.invalid';
const allowed = new Set(['https:', 'http:', 'mailto:']);

/** Looks like a scheme but is none: a relative path has no colon before its first slash (RFC 3986, 4.2). */
const halfScheme = /^[^/?#]*:/;

export interface SafeHref {
  href: string;
  /** True for another origin. An absolute address of this very site counts as one: use its path instead. */
  elsewhere: boolean;
}

/**
 * Checks an address the way a browser parses it, so that spaces, tabs, line breaks and letter case hide nothing.
 * Returns undefined for everything but `https:`, `http:`, `mailto:`, and paths, queries and fragments of this site.
 */
export const safeHref = (href: string | undefined): SafeHref | undefined => {
  if (href === undefined || href.trim() === '' || !URL.canParse(href, here)) return undefined;
  if (!URL.canParse(href) && halfScheme.test(href)) return undefined;
  const { protocol, origin } = new URL(href, here);
  if (!allowed.has(protocol)) return undefined;
  return { href, elsewhere: protocol !== 'mailto:' && origin !== here };
};
