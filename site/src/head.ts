import { documentMeta, pageMeta } from '@banyan/app/document/page-meta';
import { feeds } from './content/feeds.ts';
import { pageDescriptions } from './content/pageDescriptions.ts';
import { notFoundTitle, openSearchPath } from './content/pages.ts';
import { site } from './content/site.ts';
import { pageData, type StructuredData, siteData } from './structuredData.ts';

/** What every page says about itself. */
export interface StaticPage {
  /** Absolute path of the page, as in the route table. */
  path: string;
  /** Without the site's name, which is added. */
  title: string;
  /** The page above it, on pages of the second level. */
  parent?: { title: string; path: string };
  /** `false` keeps the page out of search results and of the sitemap. @default true */
  index?: boolean;
}

/** What a page says about itself to browsers, search engines and people it is shared with. */
export interface PageHead extends StaticPage {
  /** At most 160 characters (spec, section 9); the build refuses a longer one. @default its entry in `pageDescriptions.ts` */
  description?: string;
  /** What is shown where the page is shared; a path or an absolute address. @default the site's card */
  picture?: { src: string; alt: string } | undefined;
  /** On a page that is one article. */
  article?: {
    /** @default 'NewsArticle' */
    type?: 'NewsArticle' | 'Article';
    headline: string;
    /** ISO 8601 instant. */
    published: string;
    author?: string | undefined;
    section?: string | undefined;
    tags?: readonly string[] | undefined;
    /** Paths or absolute addresses; the first is the most important. */
    images: readonly string[];
  };
  /** Feeds besides those that every page names. Written by the server only. */
  feeds?: Parameters<typeof feedLinks>[0];
  /** More that search engines are told, such as the events of a list. Written by the server only. */
  data?: ((origin: string) => readonly StructuredData[]) | undefined;
}

interface HeadContext {
  matches: ReadonlyArray<{ routeId: string; loaderData?: unknown }>;
}

/** A page's title as the browser shows it. */
export const fullTitle = (title: string) => `${title} | ${site.name}`;

/**
 * The head of one page. The browser keeps title and canonical address right as one moves about; description, OpenGraph and
 * structured data are for those who fetch a page to read it, so only the server writes them and no browser loads them.
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

/** Where feed readers find what a page offers to follow. */
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

/** What every page's head has; the links only from the server, as they never change. The title stands where no page has one of its own: at addresses that do not exist. */
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
