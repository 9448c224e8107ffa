import type { DescribedPage } from '../app/server.tsx';
import { addressOf } from './document.ts';
import type { Site } from './site.ts';

/** Every page that search engines should know; undefined as long as nobody knows where the site will be. */
export function sitemap(site: Site, pages: readonly DescribedPage[]): string | undefined {
  const urls = pages.flatMap(({ path }) => addressOf(site, path) ?? []);
  if (urls.length === 0) return undefined;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(
      (url) => `  <url><loc>${url.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</loc></url>`,
    ),
    '</urlset>\n',
  ].join('\n');
}

/** Everybody is welcome; the map is named where there is one. */
export const robots = ({ chapter: { site } }: Site): string =>
  `User-agent: *\nAllow: /\n${site === undefined ? '' : `Sitemap: ${site}/sitemap.xml\n`}`;
