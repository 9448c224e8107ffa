import { access } from 'node:fs/promises';
import path from 'node:path';
import { clientDist } from './paths.ts';
import type { WrittenPage } from './prerender.ts';

type BuiltPage = Omit<WrittenPage, 'scripts' | 'styles'>;

/** Where the page's own styles begin, in the document or in a file. */
const stylesAt = (html: string): number =>
  html.search(/<style data-tsr-inline-css|<link[^>]+rel="stylesheet"/);

/** What every prerendered page must contain, with the sentence for a page that does not. */
const requirements: ReadonlyArray<{ says: string; met: (page: BuiltPage) => boolean }> = [
  { says: 'has no <title>', met: ({ html }) => /<title>[^<]+<\/title>/.test(html) },
  { says: 'does not have exactly one <h1>', met: ({ html }) => html.match(/<h1[\s>]/g)?.length === 1 },
  { says: 'has no <main>', met: ({ html }) => html.includes('<main') },
  { says: 'has no styles', met: ({ html }) => stylesAt(html) > 0 },
  {
    says: 'has a style attribute, which the Content-Security-Policy would refuse',
    met: ({ html }) => !/<[a-z][^>]*\sstyle="/.test(html),
  },
  {
    says: 'has a script that blocks the first paint',
    met: ({ html }) => !/<script(?=[^>]*\ssrc=)(?![^>]*\s(async|defer|type="module"))/.test(html),
  },
  {
    says: 'does not state the order of the cascade layers before its styles',
    met: ({ html }) => {
      const order = html.search(/<style[^>]*>@layer [^{};]+,[^{};]+;/);
      return order > 0 && order <= stylesAt(html);
    },
  },
];

const ofListedPages: typeof requirements = [
  {
    says: 'has no canonical link',
    met: ({ html }) => /<link rel="canonical" href="https?:\/\/[^"]+"/.test(html),
  },
  {
    says: 'has no description',
    met: ({ html }) => /<meta name="description" content="[^"]{50,}"/.test(html),
  },
  {
    says: 'has a description of more than 160 characters',
    met: ({ html }) =>
      textOf(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '').length <= 160,
  },
  { says: 'has no OpenGraph picture', met: ({ html }) => html.includes('property="og:image"') },
];

/** Everything that is wrong with the built pages, as sentences; empty when they can be served. */
export async function problemsOf(pages: readonly BuiltPage[], apiBase: string): Promise<string[]> {
  const problems: string[] = [];
  for (const page of pages) {
    const missing = page.path === '/404';
    for (const { says, met } of missing ? requirements : [...requirements, ...ofListedPages]) {
      if (!met(page)) problems.push(`${page.file} ${says}.`);
    }
    problems.push(...(await brokenAssets(page, apiBase)));
  }
  return problems;
}

/** Files that a page names but the build did not write. What the API hands out, such as calendars, is not the build's. */
async function brokenAssets({ file, html }: BuiltPage, apiBase: string): Promise<string[]> {
  const named = new Set(
    [...html.matchAll(/(?:src|href|srcset)="(\/(?:[^"/]+\/)*[^"/?#]+\.[a-z0-9]+)"/g)].map((m) => m[1] ?? ''),
  );
  const broken: string[] = [];
  for (const name of named) {
    if (name.startsWith(`${apiBase}/`)) continue;
    const exists = await access(path.join(clientDist, name)).then(
      () => true,
      () => false,
    );
    if (!exists) broken.push(`${file} names ${name}, which the build did not write.`);
  }
  return broken;
}

const textOf = (attribute: string) =>
  attribute.replace(/&(amp|quot|lt|gt|#x27);/g, (entity) => (entity === '&amp;' ? '&' : "'"));
