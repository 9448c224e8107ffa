import { notFound } from './content/notFound.ts';
import { site } from './content/site.ts';

/** What a page says about itself to browsers, search engines and people it is shared with. */
export interface PageHead {
  /** Absolute path of the page, as in the route table. */
  path: string;
  /** Without the site's name, which is added. */
  title: string;
  /** At most 160 characters (spec, section 9); the build refuses a longer one. */
  description: string;
  /** Keep the page out of search results. @default true */
  index?: boolean;
}

interface HeadContext {
  matches: ReadonlyArray<{ routeId: string; loaderData?: unknown }>;
}

/** The head of one page: title, description, canonical link and OpenGraph, all from the same words. */
export function pageHead({ path, title, description, index = true }: PageHead, { matches }: HeadContext) {
  const origin = originOf(matches);
  const url = origin + path;
  const fullTitle = path === '/' ? title : `${title} | ${site.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:image', content: `${origin}/og.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: site.shareImageAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}

/** What every page's head has. The title stands where no page has one of its own: at addresses that do not exist. */
export function siteHead() {
  return {
    meta: [
      { title: `${notFound.title} | ${site.name}` },
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  };
}

function originOf(matches: HeadContext['matches']): string {
  const data = matches.find((match) => match.routeId === '__root__')?.loaderData;
  return typeof data === 'object' && data !== null && 'origin' in data && typeof data.origin === 'string'
    ? data.origin
    : '';
}
