import type { SiteLink } from '../content/links.ts';
import { site } from '../content/site.ts';

/** Name of the site in header and footer. */
export const brand = { name: site.name, place: site.place, href: '/' };

/** Builds a footer item; without an `href` it is plain text. */
export const footerItem = ({ label, href }: SiteLink) => ({ label, ...(href && { href }) });
