import { site } from './content/site.ts';
import { socialLinks } from './content/socialLinks.ts';
import type { PageHead } from './head.ts';

/** JSON-LD with the schema.org vocabulary. Rendered on the server only: search engines do not navigate in the page. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Structured data of all pages. */
export const siteData = (origin: string) => [dataScript(organization(origin))];

/** Structured data of one page, besides that of all pages. */
export function pageData(origin: string, page: PageHead) {
  const { parent, article, data } = page;
  return [
    ...(page.path === '/' ? [website(origin)] : []),
    ...(parent ? [breadcrumbs(origin, [parent, page])] : []),
    ...(article ? [articleData(origin, page, article)] : []),
    ...(data?.(origin) ?? []),
  ].map(dataScript);
}

/** Builds the script element of the head. It escapes `<`, so that no data can end the element. */
export const dataScript = (data: StructuredData) => ({
  type: 'application/ld+json',
  children: JSON.stringify(data).replaceAll('<', '\\u003c'),
});

export const context = { '@context': 'https://schema.org' };
export const organizationId = (origin: string) => `${origin}/#organization`;

/** Builds the organization behind the site. */
export function organization(origin: string): StructuredData {
  return {
    ...context,
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    description: site.note,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.email,
    foundingDate: String(site.founded),
    nonprofitStatus: 'https://schema.org/Nonprofit501c3',
    areaServed: 'US',
    sameAs: [socialLinks.professional.href, socialLinks.social.href],
  };
}

/** Builds the site itself, with the URL of its search. */
export const website = (origin: string): StructuredData => ({
  ...context,
  '@type': 'WebSite',
  name: site.name,
  url: `${origin}/`,
  publisher: { '@id': organizationId(origin) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** Builds the breadcrumbs from the front page to a page. */
export function breadcrumbs(
  origin: string,
  steps: ReadonlyArray<{ title: string; path: string }>,
): StructuredData {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: site.name, path: '/' }, ...steps].map(({ title, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: title,
      item: origin + path,
    })),
  };
}

/** Builds the article data of a news item or a story. */
export function articleData(
  origin: string,
  { path, description }: PageHead,
  article: NonNullable<PageHead['article']>,
): StructuredData {
  const { type = 'NewsArticle', headline, published, author, section, tags = [], images } = article;
  const shown = images.flatMap((src) => URL.parse(src, origin)?.href ?? []);
  return {
    ...context,
    '@type': type,
    headline,
    description,
    datePublished: published,
    mainEntityOfPage: origin + path,
    author: author ? { '@type': 'Person', name: author } : { '@id': organizationId(origin) },
    publisher: { '@id': organizationId(origin) },
    image: shown.length > 0 ? shown : [`${origin}/og.png`],
    ...(section && { articleSection: section }),
    ...(tags.length > 0 && { keywords: tags }),
  };
}
