/* Stands for "this site", whose origin is not known while rendering on the server. */
const here = 'https://this-site.invalid';
const allowed = new Set(['https:', 'http:', 'mailto:']);

/** A scheme that is none: what names a path has no colon before its first slash (RFC 3986, 4.2). */
const halfScheme = /^[^/?#]*:/;

export interface SafeHref {
  href: string;
  /** Names another origin. An absolute address of this very site counts as one: write its path instead. */
  elsewhere: boolean;
}

/**
 * Judges an address the way a browser reads it, so that spaces, tabs, line breaks and letter case hide nothing.
 * Undefined for everything but `https:`, `http:`, `mailto:`, and paths, queries and fragments of this site.
 */
export const safeHref = (href: string | undefined): SafeHref | undefined => {
  if (href === undefined || href.trim() === '' || !URL.canParse(href, here)) return undefined;
  if (!URL.canParse(href) && halfScheme.test(href)) return undefined;
  const { protocol, origin } = new URL(href, here);
  if (!allowed.has(protocol)) return undefined;
  return { href, elsewhere: protocol !== 'mailto:' && origin !== here };
};
