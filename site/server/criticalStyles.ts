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
 * @param kept Parts of the styles that stay as they are: of what stands around every page, whose code is there at once.
 */
export function criticalStyles(styles: string, html: string, kept: readonly string[] = []): string {
  const whole = kept.find((part) => styles.includes(part));
  if (whole !== undefined) {
    const at = styles.indexOf(whole);
    const before = criticalStyles(styles.slice(0, at), html, kept);
    return before + whole + criticalStyles(styles.slice(at + whole.length), html, kept);
  }
  const shown = classesIn(html);
  const applies = (selectors: string): boolean => {
    const namesOf = (text: string) => [...text.matchAll(className)].map(([, name = '']) => name);
    const isShown = (name: string) => shown.has(name);
    // A comma within brackets divides nothing.
    if (selectors.includes('(')) return namesOf(selectors).length === 0 || namesOf(selectors).some(isShown);
    return selectors.split(',').some((one) => namesOf(one).every(isShown));
  };
  return styles
    .replace(rule, (whole, selectors: string) =>
      selectors.trimStart().startsWith('@') || applies(selectors) ? whole : '',
    )
    .replace(emptyBlock, '');
}

/** Of a built site, the styles of what its entry has. */
export interface StylesOfEntry {
  /** Sheets of what stands around every page: each document has all of them. */
  kept: readonly string[];
  /** Addresses of the sheets of what pages have in common, each of which needs some of it: the whole comes with the code. */
  later: readonly string[];
}

/** Reads the styles that the entry of a built site has. A sheet in which everything belongs to a class can come later. */
export async function stylesOfEntry(dist: string): Promise<StylesOfEntry> {
  const chunks: Readonly<Record<string, NotedChunk>> = JSON.parse(
    await readFile(path.join(dist, manifestFile), 'utf8'),
  );
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
  const sheets = await Promise.all(
    (entry?.css ?? []).map(async (file) => {
      const sheet = (await readFile(path.join(dist, 'client', file), 'utf8')).trim();
      return { file, sheet, kept: /\{[^{}]/.test(criticalStyles(sheet, '')) };
    }),
  );
  return {
    kept: sheets.flatMap(({ sheet, kept }) => (kept ? [sheet] : [])),
    later: sheets.flatMap(({ file, kept }) => (kept ? [] : [`/${file}`])),
  };
}
