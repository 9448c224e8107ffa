import { escapeXml, startScript } from '@banyan/app/document';
import type { DescribedPage, Renderer } from '../app/server.tsx';
import type { Site } from './site.ts';

/** The address of a page, whole; undefined as long as nobody knows where the site will be. */
export const addressOf = ({ chapter: { site } }: Site, path: string): string | undefined =>
  site === undefined ? undefined : `${site}${path === '/' ? path : `${path}/`}`;

/** What every page's head has, during development too. */
export function headOf({ base, theme, logo }: Site): string[] {
  return [
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    `<meta name="theme-color" content="${theme.brand[800]}"/>`,
    `<link rel="icon" type="image/svg+xml" href="${base}${logo ? 'logo' : 'favicon'}.svg"/>`,
  ];
}

function describe(site: Site, { path, title, description }: DescribedPage): string[] {
  const address = addressOf(site, path);
  const says = escapeXml(description);
  return [
    `<title>${escapeXml(title)}</title>`,
    ...(says ? [`<meta name="description" content="${says}"/>`] : []),
    ...(address ? [`<link rel="canonical" href="${escapeXml(address)}"/>`] : []),
    `<meta property="og:title" content="${escapeXml(title)}"/>`,
    ...(says ? [`<meta property="og:description" content="${says}"/>`] : []),
    ...(address ? [`<meta property="og:url" content="${escapeXml(address)}"/>`] : []),
    '<meta property="og:type" content="website"/>',
    `<meta property="og:site_name" content="${escapeXml(site.chapter.name)}"/>`,
    `<meta property="og:image" content="${escapeXml(site.chapter.national)}/og.png"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
}

export interface DocumentParts {
  site: Site;
  page: DescribedPage;
  /** `index.html` as Vite built it. */
  built: string;
  /** Addresses of the fonts that the first paint needs. */
  fonts: readonly string[];
  /** Scripts that this page will ask for, beside the first. */
  needed: readonly string[];
  head: Renderer['head'];
  rendered: { body: string; scripts: readonly string[] };
  /** Whether it comes alive: the page for missing addresses does not. @default true */
  scripts?: boolean;
}

const entryTag = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;

/** One page as a file: what must come first in its head, what it shows, and how it comes to life. */
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
  const entry = entryTag.exec(built)?.[1] ?? '';
  // React writes what the browser should fetch early before everything else.
  const [early = ''] = /^(?:<link\b[^>]*>)+/.exec(rendered.body) ?? [];
  const top = [
    ...headOf(site),
    `<style>${head.layerOrder}</style>`,
    ...(scripts ? [`<script>${head.script}</script>`] : []),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`),
    ...describe(site, page),
    ...(early ? [early] : []),
  ].join('\n    ');
  const alive = scripts
    ? [...rendered.scripts, startScript(entry, needed)].map((code) => `<script>${code}</script>`)
    : [];
  const shown = rendered.body.slice(early.length);
  const body = scripts ? shown : shown.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  return built
    .replace(entryTag, '')
    .replace(/\s*<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('<head>', () => `<head>\n    ${top}`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${alive.join('')}`);
}
