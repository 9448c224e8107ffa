/** Attributes of a `<meta>`, as the router takes them. */
export type Meta = Readonly<Record<string, string>>;

/** Metadata at the beginning of every document. */
export const documentMeta: readonly Meta[] = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'color-scheme', content: 'light dark' },
];

/** Page as described to search engines and to sites where it is shared. */
export interface SharedPage {
  /** Title with the name of the site, as the browser shows it. */
  title: string;
  /** Description; omitted if empty. */
  description: string;
  /** Whole address; omitted while it is unknown. */
  address?: string | undefined;
  siteName: string;
  /** @default 'website' */
  type?: 'website' | 'article';
  /** Picture shown where the page is shared, by its whole address. Sizes are pixels. */
  picture: { src: string; alt?: string; width?: number; height?: number };
}

const openGraph = (property: string, content: string | number | undefined): Meta[] =>
  content === undefined || content === '' ? [] : [{ property: `og:${property}`, content: String(content) }];

/**
 * Metadata of a page for search engines and for sites where it is shared (ogp.me, section "Basic Metadata"). No browser shows any
 * of it, so write it on the server or at build time only.
 */
export const pageMeta = ({
  title,
  description,
  address,
  siteName,
  type = 'website',
  picture,
}: SharedPage): Meta[] => [
  ...(description ? [{ name: 'description', content: description }] : []),
  ...openGraph('title', title),
  ...openGraph('description', description),
  ...openGraph('url', address),
  ...openGraph('type', type),
  ...openGraph('site_name', siteName),
  ...openGraph('image', picture.src),
  ...openGraph('image:width', picture.width),
  ...openGraph('image:height', picture.height),
  ...openGraph('image:alt', picture.alt),
  { name: 'twitter:card', content: 'summary_large_image' },
];
