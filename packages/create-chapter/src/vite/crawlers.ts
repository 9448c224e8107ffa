import { sitemapXml } from '@banyan/app/document';
import type { DescribedPage } from '../app/server.tsx';
import { addressOf } from './document.ts';
import type { Site } from './site.ts';

/** Sitemap of all pages; undefined while the site's address is unknown. */
export function sitemap(site: Site, pages: readonly DescribedPage[]): string | undefined {
  const addresses = pages.flatMap(({ path }) => addressOf(site, path) ?? []);
  return addresses.length === 0 ? undefined : sitemapXml(addresses);
}

/** Allows all crawlers, and names the sitemap if there is one. */
export const robots = ({ chapter: { site } }: Site): string =>
  `User-agent: *\nAllow: /\n${site === undefined ? '' : `Sitemap: ${site}/sitemap.xml\n`}`;
