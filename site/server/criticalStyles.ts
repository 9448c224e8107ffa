import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile, type NotedChunk } from './serverParts.ts';

const classAttribute = /\sclass="([^"]*)"/g;
const className = /\.([\w-]+)/g;
/** The innermost blocks: what chooses elements, and how these look. Begun only after a brace, so that no text is read twice. */
const rule = /(?<![^{}])([^{}]+)\{[^{}]*\}/g;
const fontOfSome = /^\s*@font-face\{.*?unicode-range:([^;}]+)/s;
const codePoints = /U\+([\da-f]+)(?:-([\da-f]+))?/gi;
/** What of a document is not drawn with its fonts: code and its title, and of its tags all but what stands in fields. */
const unseen = /<(script|style|title)\b.*?<\/\1>/gs;
const tag = /<[^<>]*>/g;
const inField = /\s(?:value|placeholder)="([^"]*)"/g;
const emptyBlock = /@(?:media|supports|container)[^{};]*\{\}/g;

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')));

/** The letters of a document, each once. One too many costs a font's address; one too few is drawn by another until the code is there. */
const lettersIn = (html: string): ReadonlySet<number> =>
  new Set(
    [
      ...html
        .replace(unseen, '')
        .replace(tag, (whole) => [...whole.matchAll(inField)].map(([, text]) => text).join())
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
    ].map((letter) => letter.codePointAt(0) ?? 0),
  );

const hasLetterOf = (ranges: string, letters: ReadonlySet<number>): boolean =>
  [...ranges.matchAll(codePoints)].some(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return [...letters].some((letter) => letter >= from && letter <= to);
  });

/**
 * Of a page's styles those that its HTML needs. The rest, for what only its code can show, comes with the code's own style
 * sheets. A rule without a class stays, and so does one that might apply; a font of some letters where one of them is written.
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
  let letters: ReadonlySet<number> | undefined;
  const isWanted = (whole: string, selectors: string): boolean => {
    if (!selectors.trimStart().startsWith('@')) return applies(selectors);
    const [, ranges] = fontOfSome.exec(whole) ?? [];
    if (ranges === undefined) return true;
    letters ??= lettersIn(html);
    return hasLetterOf(ranges, letters);
  };
  return styles
    .replace(rule, (whole, selectors: string) => (isWanted(whole, selectors) ? whole : ''))
    .replace(emptyBlock, '');
}

/** Of a built site, the styles of what its entry has. */
export interface StylesOfEntry {
  /** Sheets of what stands around every page: each document has all of them. */
  kept: readonly string[];
  /** Addresses of the sheets of what pages have in common, each of which needs some of it: the whole comes with the code. */
  later: readonly string[];
}

/** Reads the styles that the entry of a built site has. A sheet in which everything belongs to a class, or to some letters, can come later. */
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
