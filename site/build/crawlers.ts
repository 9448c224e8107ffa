import { isUpcoming } from '@banyan/api/contract';
import { sitemapXml } from '@banyan/app/document';
import { pages } from '../src/content/pages.ts';
import { pastEventHref, registerHref } from '../src/pages/events/eventPaths.ts';
import type { RequestContext } from '../src/request.ts';

/** Addresses of what the API publishes one by one; each has a page of its own. */
export async function itemPaths({ source }: Pick<RequestContext, 'source'>): Promise<string[]> {
  const [news, stories, events] = await Promise.all([
    source.fetchAllNews(),
    source.getStories(),
    source.getActiveEvents(),
  ]);
  return [
    ...news.data.map(({ _id }) => `/news/${encodeURIComponent(_id)}`),
    ...stories.data.map(({ id }) => `/alumni-stories/${encodeURIComponent(id)}`),
    ...events.data.flatMap((event) => {
      const path = isUpcoming(event, Date.now()) ? registerHref(event._id) : pastEventHref(event._id);
      return path ?? [];
    }),
  ];
}

/** Every page that search engines should know. */
export async function sitemap(context: RequestContext): Promise<string> {
  const paths = [...Object.keys(pages), ...(await itemPaths(context))];
  return sitemapXml(paths.map((path) => context.origin + path));
}

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
}
