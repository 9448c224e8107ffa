import {
  documentMeta,
  edited,
  elementsOf,
  escapeXml,
  headTags,
  inlineScript,
  metaTag,
  pageMeta,
  startScript,
  withoutScripts,
} from '@banyan/app/document';
import type { DescribedPage, Renderer } from '../app/server.tsx';
import type { Site } from './site.ts';

/** Whole address of a page; undefined while the site's address is unknown. */
export const addressOf = ({ chapter: { site } }: Site, path: string): string | undefined =>
  site === undefined ? undefined : `${site}${path === '/' ? path : `${path}/`}`;

/** Tags in every page's head, during development too. */
export function headOf({ base, theme, logo }: Site): string[] {
  return [
    ...[...documentMeta, { name: 'theme-color', content: theme.brand[800] }].map(metaTag),
    `<link rel="icon" type="image/svg+xml" href="${base}${logo ? 'logo' : 'favicon'}.svg"/>`,
  ];
}

function describe(site: Site, { path, title, description }: DescribedPage): string[] {
  const address = addressOf(site, path);
  const { name: siteName, national } = site.chapter;
  const picture = { src: `${national}/og.png` };
  return [
    `<title>${escapeXml(title)}</title>`,
    ...(address ? [`<link rel="canonical" href="${escapeXml(address)}"/>`] : []),
    ...pageMeta({ title, description, address, siteName, picture }).map(metaTag),
  ];
}

export interface DocumentParts {
  site: Site;
  page: DescribedPage;
  /** `index.html` as Vite built it. */
  built: string;
  /** Addresses of the fonts that the first paint needs. */
  fonts: readonly string[];
  /** Scripts that this page will load, besides the first. */
  needed: readonly string[];
  head: Renderer['head'];
  rendered: { body: string; scripts: readonly string[] };
  /** Set to false for a page without scripts: the page for missing addresses. @default true */
  scripts?: boolean;
}

/** Builds the file of one page: head, content and start script. */
export function documentOf({
  site,
  page,
  built,
  fonts,
  needed,
  head,
  rendered,
  scripts = true,
}: DocumentParts): string {
  const elements = elementsOf(built, 'head', 'script', 'link', 'div');
  const entry = elements.find(({ attributes: { type, src } }) => type === 'module' && src);
  const preloads = elements.filter(({ attributes: { rel } }) => rel === 'modulepreload');
  const [top] = elements.filter(({ name }) => name === 'head');
  const root = elements.find(({ attributes: { id } }) => id === 'root');
  if (!(top && root && entry?.attributes.src))
    throw new Error('index.html has no head, #root or module script');
  // React writes the links of files to fetch early before everything else.
  const early = rendered.body.slice(0, endOfLinks(rendered.body));
  const shown = rendered.body.slice(early.length);
  const body = scripts ? shown : withoutScripts(shown);
  const start = startScript({ entry: entry.attributes.src, needed });
  const alive = scripts ? [...rendered.scripts, start].map(inlineScript) : [];
  const before = [
    ...headOf(site),
    ...headTags({ ...head, fonts }, scripts),
    ...describe(site, page),
    ...(early ? [early] : []),
  ].map((tag) => `\n    ${tag}`);
  return edited(built, [
    { start: top.inside, end: top.inside, text: before.join('') },
    entry,
    ...preloads,
    { ...root, text: `<div id="root">${body}</div>${alive.join('')}` },
  ]);
}

/** Returns the end of the links at the beginning of the markup. */
function endOfLinks(markup: string): number {
  let end = 0;
  for (const link of elementsOf(markup, 'link')) if (link.start === end) end = link.end;
  return end;
}
