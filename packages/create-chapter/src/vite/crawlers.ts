import { sitemapXml } from '@banyan/app/document';
import type { DescribedPage } from '../app/server.tsx';
import { addressOf } from './document.ts';
import type { Site } from './site.ts';

/** Every page that search engines should know; undefined as long as nobody knows where the site will be. */
export function sitemap(site: Site, pages: readonly DescribedPage[]): string | undefined {
  const addresses = pages.flatMap(({ path }) => addressOf(site, path) ?? []);
  return addresses.length === 0 ? undefined : sitemapXml(addresses);
}

/** Everybody is welcome; the map is named where there is one. */
export const robots = ({ chapter: { site } }: Site): string =>
  `User-agent: *\nAllow: /\n${site === undefined ? '' : `Sitemap: ${site}/sitemap.xml\n`}`;
