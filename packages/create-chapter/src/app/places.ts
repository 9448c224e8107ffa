import { chapter } from 'virtual:chapter';

/** Where this site begins: `/`, or `/bay-area/` below another one. */
const base = import.meta.env.BASE_URL;

/** Where the build puts the drawings of the design system. */
export const artFolder = `${base}art/`;

/**
 * The address of a page of this site, wherever it is deployed: `pageHref('/events/')`. Pages end with a slash, as static
 * hosts serve them.
 */
export const pageHref = (path: string): string => base.replace(/\/$/, '') + path;

/** The address of a page of the national site: `nationalHref('/donate')`. */
export const nationalHref = (path: string): string => chapter.national + path;

/** A path of this site without where the site begins; undefined for one that is not of this site. */
export const pathInside = (pathname: string): string | undefined =>
  pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
