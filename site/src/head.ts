import { documentMeta, pageMeta } from '@banyan/app/document/page-meta';
import { feeds } from './content/feeds.ts';
import { pageDescriptions } from './content/pageDescriptions.ts';
import { notFoundTitle, openSearchPath } from './content/pages.ts';
import { site } from './content/site.ts';
import { pageData, type StructuredData, siteData } from './structuredData.ts';

/** Metadata of a page. */
export interface StaticPage {
  /** Absolute path of the page, as in the route table. */
  path: string;
  /** Title without the site’s name, which is added. */
  title: string;
  /** Parent page, for pages of the second level. */
  parent?: { title: string; path: string };
  /** `false` keeps the page out of search results and of the sitemap. @default true */
  index?: boolean;
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageHead extends StaticPage {
  /** At most 160 characters (spec, section 9); the build refuses a longer one. @default its entry in `pageDescriptions.ts` */
  description?: string;
  /** Picture of the link preview: a path or an absolute URL. @default the site’s card */
  picture?: { src: string; alt: string; width?: number; height?: number } | undefined;
  /** Article data, on a page that is one article. */
  article?: {
    /** @default 'NewsArticle' */
    type?: 'NewsArticle' | 'Article';
    headline: string;
    /** ISO 8601 instant. */
    published: string;
    author?: string | undefined;
    section?: string | undefined;
    tags?: readonly string[] | undefined;
    /** Paths or absolute URLs; the first is the most important. */
    images: readonly string[];
  };
  /** Extra feeds, besides the ones every page names. Rendered on the server only. */
  feeds?: Parameters<typeof feedLinks>[0];
  /** Extra structured data, such as the events of a list. Rendered on the server only. */
  data?: ((origin: string) => readonly StructuredData[]) | undefined;
}

interface HeadContext {
  matches: ReadonlyArray<{ routeId: string; loaderData?: unknown }>;
}

/** Returns the full title of a page, as the browser shows it. */
export const fullTitle = (title: string) => `${title} | ${site.name}`;

/**
 * Builds the head of a page. The browser keeps the title and canonical URL up to date during navigation. Description, OpenGraph and
 * structured data are only for programs that fetch a page, so only the server renders them.
 */
export function pageHead(page: PageHead, { matches }: HeadContext) {
  const origin = originOf(matches);
  const title = page.path === '/' ? page.title : fullTitle(page.title);
  return {
    meta: [{ title }, ...(import.meta.env.SSR ? metaOf(page, title, origin) : [])],
    links: [
      { rel: 'canonical', href: origin + page.path },
      ...(import.meta.env.SSR ? feedLinks(page.feeds ?? []) : []),
    ],
    scripts: import.meta.env.SSR ? pageData(origin, page) : [],
  };
}

function metaOf({ path, index = true, picture, article, ...page }: PageHead, title: string, origin: string) {
  return [
    ...pageMeta({
      title,
      description: page.description ?? descriptionOf(path),
      address: origin + path,
      siteName: site.name,
      type: article ? 'article' : 'website',
      picture: pictureOf(origin, picture),
    }),
    ...(article ? [{ property: 'article:published_time', content: article.published }] : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

const descriptionOf = (path: string) =>
  new Map<string, string>(Object.entries(pageDescriptions)).get(path) ?? '';

const pictureOf = (origin: string, picture: PageHead['picture']) =>
  picture
    ? { ...picture, src: /^https?:/i.test(picture.src) ? picture.src : origin + picture.src }
    : { src: `${origin}/og.png`, width: 1200, height: 630, alt: site.shareImageAlt };

/** Builds the feed links of a page. */
export const feedLinks = (offered: ReadonlyArray<{ title: string; href: string }>) =>
  offered.map(({ title, href }) => ({ rel: 'alternate', type: 'application/atom+xml', title, href }));

const icons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: site.name,
    href: openSearchPath,
  },
];

/**
 * Builds the head that all pages share. Its links are rendered only on the server, because they never change. Its title is used by
 * pages without one: the 404s.
 */
export function siteHead({ matches }: HeadContext) {
  return {
    meta: [{ title: fullTitle(notFoundTitle) }, ...documentMeta],
    links: import.meta.env.SSR ? [...icons, ...feedLinks(feeds)] : [],
    scripts: import.meta.env.SSR ? siteData(originOf(matches)) : [],
  };
}

function originOf(matches: HeadContext['matches']): string {
  const data = matches.find((match) => match.routeId === '__root__')?.loaderData;
  return typeof data === 'object' && data !== null && 'origin' in data && typeof data.origin === 'string'
    ? data.origin
    : '';
}
