import { access } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentElement, elementsOf } from '@banyan/app/document';
import { clientDist } from './paths.ts';
import type { WrittenPage } from './prerender.ts';

type BuiltPage = Omit<WrittenPage, 'scripts' | 'styles'>;

/** Page with its elements, parsed once. */
interface ParsedPage {
  elements: readonly DocumentElement[];
  named: (name: string) => DocumentElement[];
  /** Content of the `<meta>` with this name or property. */
  meta: (name: string) => string | undefined;
}

function parsed({ html }: BuiltPage): ParsedPage {
  const elements = elementsOf(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  return {
    elements,
    named,
    meta: (name) =>
      named('meta').find(({ attributes }) => [attributes.name, attributes.property].includes(name))
        ?.attributes.content,
  };
}

const relOf = ({ named }: ParsedPage, rel: string) =>
  named('link').filter(({ attributes }) => attributes.rel === rel);

/** Position of the first style element or style sheet link. */
const stylesAt = (page: ParsedPage): number =>
  Math.min(
    ...page
      .named('style')
      .flatMap(({ start, attributes }) => ('data-tsr-inline-css' in attributes ? start : [])),
    ...relOf(page, 'stylesheet').map(({ start }) => start),
  );

/** True if the styles begin with the layer order, not with the rules of a layer. */
const statesLayers = (css: string): boolean => {
  const [statement = '', rest] = css.split(';', 2);
  return rest !== undefined && statement.startsWith('@layer ') && !statement.includes('{');
};

/** Requirements of each prerendered page, with the message for a page that fails. */
const requirements: ReadonlyArray<{ says: string; met: (page: ParsedPage) => boolean }> = [
  { says: 'has no <title>', met: ({ named }) => Boolean(named('title')[0]?.content) },
  { says: 'does not have exactly one <h1>', met: ({ named }) => named('h1').length === 1 },
  { says: 'has no <main>', met: ({ named }) => named('main').length > 0 },
  { says: 'has no styles', met: (page) => Number.isFinite(stylesAt(page)) },
  {
    says: 'has a style attribute, which the Content-Security-Policy would refuse',
    met: ({ elements }) => elements.every(({ attributes }) => attributes.style === undefined),
  },
  {
    says: 'has a script that blocks the first paint',
    met: ({ named }) =>
      named('script').every(
        ({ attributes: { src, async, defer, type } }) =>
          src === undefined || async !== undefined || defer !== undefined || type === 'module',
      ),
  },
  {
    says: 'does not state the order of the cascade layers before its styles',
    met: (page) => {
      const [first] = page.named('style');
      return first !== undefined && statesLayers(first.content) && first.start <= stylesAt(page);
    },
  },
];

const ofListedPages: typeof requirements = [
  {
    says: 'has no canonical link',
    met: (page) => relOf(page, 'canonical').some(({ attributes }) => URL.canParse(attributes.href ?? '')),
  },
  { says: 'has no description', met: ({ meta }) => (meta('description') ?? '').length >= 50 },
  {
    says: 'has a description of more than 160 characters',
    met: ({ meta }) => (meta('description') ?? '').length <= 160,
  },
  { says: 'has no OpenGraph picture', met: ({ meta }) => meta('og:image') !== undefined },
];

/** Returns all problems of the built pages as sentences; empty if they can be served. */
export async function problemsOf(pages: readonly BuiltPage[], apiBase: string): Promise<string[]> {
  const problems: string[] = [];
  for (const page of pages) {
    const missing = page.path === '/404';
    const read = parsed(page);
    for (const { says, met } of missing ? requirements : [...requirements, ...ofListedPages]) {
      if (!met(read)) problems.push(`${page.file} ${says}.`);
    }
    problems.push(...(await brokenAssets(page.file, read, apiBase)));
  }
  return problems;
}

/** Finds files that a page names but the build did not write. Files of the API, such as calendars, are not part of the build. */
async function brokenAssets(file: string, { elements }: ParsedPage, apiBase: string): Promise<string[]> {
  const addresses = elements.flatMap(({ attributes: { src, href, srcset } }) => [src, href, srcset]);
  const broken: string[] = [];
  for (const name of new Set(addresses)) {
    const [pathname = ''] = name?.split('?') ?? [];
    if (!(pathname.startsWith('/') && path.extname(pathname)) || pathname.startsWith(`${apiBase}/`)) continue;
    const exists = await access(path.join(clientDist, pathname)).then(
      () => true,
      () => false,
    );
    if (!exists) broken.push(`${file} names ${name}, which the build did not write.`);
  }
  return broken;
}
