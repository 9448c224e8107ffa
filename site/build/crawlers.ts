import { pages } from '../src/content/pages.ts';
import type { RequestContext } from '../src/request.ts';
import { escapeXml } from './feeds.ts';

/** Addresses of what the API publishes one by one; each has a page of its own. */
export async function itemPaths({ source }: Pick<RequestContext, 'source'>): Promise<string[]> {
  const [news, stories] = await Promise.all([source.fetchAllNews(), source.getStories()]);
  return [
    ...news.data.map(({ _id }) => `/news/${encodeURIComponent(_id)}`),
    ...stories.data.map(({ id }) => `/alumni-stories/${encodeURIComponent(id)}`),
  ];
}

/** Every page that search engines should know. */
export async function sitemap(context: RequestContext): Promise<string> {
  const paths = [...Object.keys(pages), ...(await itemPaths(context))];
  const urls = paths.map((path) => `  <url><loc>${escapeXml(context.origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
}
