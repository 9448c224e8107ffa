import { chapter } from 'virtual:chapter';

/** Base path of this site: `/`, or `/bay-area/` below another one. */
const base = import.meta.env.BASE_URL;

/** Folder into which the build puts the drawings of the design system. */
export const artFolder = `${base}art/`;

/** Address of a page of this site, at any base path: `pageHref('/events/')`. Pages end with a slash, as static hosts serve them. */
export const pageHref = (path: string): string => base.replace(/\/$/, '') + path;

/** Address of a page of the national site: `nationalHref('/donate')`. */
export const nationalHref = (path: string): string => chapter.national + path;

/** Path of this site without its base path; undefined for a path that is not of this site. */
export const pathInside = (pathname: string): string | undefined =>
  pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
