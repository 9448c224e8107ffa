/** A `<meta>` by its attributes, as the router takes it. */
export type Meta = Readonly<Record<string, string>>;

/** What every document says before anything else. */
export const documentMeta: readonly Meta[] = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'color-scheme', content: 'light dark' },
];

/** A page as it is told to whoever does not see it. */
export interface SharedPage {
  /** With the name of the site, as the browser shows it. */
  title: string;
  /** Left out when empty. */
  description: string;
  /** The whole address; left out as long as nobody knows it. */
  address?: string | undefined;
  siteName: string;
  /** @default 'website' */
  type?: 'website' | 'article';
  /** What is shown where the page is shared, by its whole address. Sizes are pixels. */
  picture: { src: string; alt?: string; width?: number; height?: number };
}

const openGraph = (property: string, content: string | number | undefined): Meta[] =>
  content === undefined || content === '' ? [] : [{ property: `og:${property}`, content: String(content) }];

/**
 * What a page says of itself to search engines and to those it is shared with (ogp.me, section "Basic Metadata"). No
 * browser shows any of it, so write it on the server or at build time only.
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
