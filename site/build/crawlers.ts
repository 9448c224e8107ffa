import { isUpcoming, myPaths } from '@banyan/api/contract';
import { escapeXml, sitemapXml } from '@banyan/app/document';
import { chapterPages } from '../src/content/chapterPages.ts';
import { pages } from '../src/content/pages.ts';
import { search } from '../src/content/search.ts';
import { classPath } from '../src/pages/class-of/classPath.ts';
import { registerHref } from '../src/pages/events/eventPaths.ts';
import { pastEventHref } from '../src/pages/events/pastEventHref.ts';
import { jobHref } from '../src/pages/jobs/jobPaths.ts';
import { searchHref } from '../src/pages/search/searchQuery.ts';
import type { RequestContext } from '../src/request.ts';

/** Paths of the pages for single items from the API, and of the chapter pages. */
export async function itemPaths({ source }: Pick<RequestContext, 'source'>): Promise<string[]> {
  const [news, stories, events, { jobs }] = await Promise.all([
    source.fetchAllNews(),
    source.getStories(),
    source.getActiveEvents(),
    source.getJobs(),
  ]);
  return [
    ...chapterPages.map(({ path }) => path),
    ...news.data.map(({ _id }) => `/news/${encodeURIComponent(_id)}`),
    ...stories.data.map(({ id }) => `/alumni-stories/${encodeURIComponent(id)}`),
    ...jobs.map(({ _id }) => jobHref(_id)),
    ...events.data.flatMap((event) => {
      const path = isUpcoming(event, Date.now()) ? registerHref(event._id) : pastEventHref(event._id);
      return path ?? [];
    }),
  ];
}

/** False for the search page, whose results have their own pages, and for the member’s own page. */
const isIndexed = (path: string) => path !== searchHref({}) && path !== myPaths.page;

/** Paths of the class pages with listed members; none if the API does not count them. They are rendered on request. */
export async function classPaths({ source }: Pick<RequestContext, 'source'>): Promise<string[]> {
  const counted = await source.getClassYears().catch(() => undefined);
  return counted?.data.map(({ year }) => classPath(year)) ?? [];
}

/** Creates the sitemap with all pages for search engines. @param more Extra paths that only a server has. */
export async function sitemap(context: RequestContext, more: readonly string[] = []): Promise<string> {
  const paths = [...Object.keys(pages).filter(isIndexed), ...(await itemPaths(context)), ...more];
  return sitemapXml(paths.map((path) => context.origin + path));
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /api/events/\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Creates the OpenSearch 1.1 description, which adds this site’s search to the browser’s address bar. */
export const openSearch = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(search.shortName)}</ShortName>`,
    `  <Description>${escapeXml(search.label)}</Description>`,
    `  <Image width="32" height="32" type="image/x-icon">${escapeXml(origin)}/favicon.ico</Image>`,
    `  <Url type="text/html" template="${escapeXml(origin)}/search?q={searchTerms}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
