import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile, type NotedChunk } from './serverParts.ts';

const classAttribute = /\sclass="([^"]*)"/g;
const className = /\.([\w-]+)/g;
/** The innermost blocks: what chooses elements, and how these look. Begun only after a brace, so that no text is read twice. */
const rule = /(?<![^{}])([^{}]+)\{[^{}]*\}/g;
const emptyBlock = /@(?:media|supports|container)[^{};]*\{\}/g;

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Of a page's styles those that its HTML needs. The rest, for what only its code can show, comes with the code's own style
 * sheets. A rule without a class stays, and so does one that might apply.
 *
 * @param kept Beginning of the styles that stays as it is: of what stands around every page, whose code is there at once.
 */
export function criticalStyles(styles: string, html: string, kept = ''): string {
  const begun = styles.startsWith(kept) ? kept.length : 0;
  const shown = classesIn(html);
  const applies = (selectors: string): boolean => {
    const namesOf = (text: string) => [...text.matchAll(className)].map(([, name = '']) => name);
    const isShown = (name: string) => shown.has(name);
    // A comma within brackets divides nothing.
    if (selectors.includes('(')) return namesOf(selectors).length === 0 || namesOf(selectors).some(isShown);
    return selectors.split(',').some((one) => namesOf(one).every(isShown));
  };
  const needed = styles
    .slice(begun)
    .replace(rule, (whole, selectors: string) =>
      selectors.trimStart().startsWith('@') || applies(selectors) ? whole : '',
    )
    .replace(emptyBlock, '');
  return styles.slice(0, begun) + needed;
}

/** Reads the styles that every page has, of a built site. */
export async function stylesOfEveryPage(dist: string): Promise<string> {
  const chunks: Readonly<Record<string, NotedChunk>> = JSON.parse(
    await readFile(path.join(dist, manifestFile), 'utf8'),
  );
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
  const sheets = (entry?.css ?? []).map((file) => readFile(path.join(dist, 'client', file), 'utf8'));
  return (await Promise.all(sheets)).map((sheet) => sheet.trim()).join('');
}
