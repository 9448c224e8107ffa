import { FooterColumns } from '@banyan/ui/navigation';
import { footerGroups } from '../content/footerGroups.ts';
import { site } from '../content/site.ts';
import { brand, footerItem } from './brand.ts';

const groups = Object.values(footerGroups).map(({ heading, links }) => ({
  heading,
  items: links.map(footerItem),
}));

/** Footer columns: the association, and links to every part of the site. */
export const SiteFooterColumns = () => <FooterColumns brand={brand} note={site.note} groups={groups} />;
