import type { SiteLink } from '../content/links.ts';
import { site } from '../content/site.ts';

/** The site as header and footer name it. */
export const brand = { name: site.name, place: site.place, href: '/' };

/** A link without a target is a label. */
export const footerItem = ({ label, href }: SiteLink) => ({ label, ...(href && { href }) });
