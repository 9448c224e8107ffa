/** Paragraphs of a plain text: empty lines part them, single line ends stay inside. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((words) => words.trim())
    .filter((words) => words !== '');

/** All that markup can become. */
export const proseElements = [
  'p',
  'h2',
  'h3',
  'blockquote',
  'ul',
  'ol',
  'li',
  'em',
  'strong',
  'a',
  'br',
] as const;
export type ProseElement = (typeof proseElements)[number];

/** A piece of what was written: text, or an element with what stands in it. */
export type ProseNode = string | ProseElementNode;
export interface ProseElementNode {
  element: ProseElement;
  href?: string;
  /** Number of an ordered list's first item, or of an item that does not count on. */
  number?: number;
  children: ProseNode[];
}

/* Comments; what is not for reading, with all that is in it; tags. An end that is missing is the end of everything. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea|title|iframe|noscript|svg|math)(?=[\s/>])[\s\S]*?(?:<\/\1\b[^<>]*>|$)|<(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;

/** A piece of markup as it stands: words, or a tag with what stands behind its name. */
export type MarkupToken = string | { name: string; isEnd: boolean; attributes: string };

/** Reads markup from its beginning to its end. What is not for reading, such as a style sheet, is left out with all that is in it. */
export function* markupTokens(markup: string): Generator<MarkupToken> {
  let read = 0;
  for (const match of markup.matchAll(token)) {
    if (match.index > read) yield decoded(markup.slice(read, match.index));
    read = match.index + match[0].length;
    const [, , slash, name, attributes = ''] = match;
    if (name) yield { name: name.toLowerCase(), isEnd: slash === '/', attributes };
  }
  if (read < markup.length) yield decoded(markup.slice(read));
}

/* Rendering goes down as many steps as markup does: 20 lists, each with an item, and a paragraph. */
const deepest = 41;

/**
 * Reads markup into the elements above, so that only they can ever be rendered: any other tag leaves its words, any
 * attribute but a link's address is dropped. Elements are closed where a browser would close them, because a server's
 * markup that a browser has to rearrange cannot be hydrated.
 */
export const nodesOf = (markup: string): ProseNode[] => {
  const root: ProseNode[] = [];
  const open: ProseElementNode[] = [];
  const add = (node: ProseNode) => (open.at(-1)?.children ?? root).push(node);
  for (const part of markupTokens(markup)) {
    if (typeof part === 'string') {
      add(part);
      continue;
    }
    const { name, isEnd, attributes } = part;
    const element = proseElements.find((known) => known === name);
    if (element === undefined) continue;
    if (isEnd) {
      const place = open.findLastIndex((one) => one.element === element);
      if (place >= 0) open.length = place;
    } else if (element === 'br') {
      add({ element, children: [] });
    } else if (makeRoomFor(element, open) && open.length < deepest) {
      const node: ProseElementNode = { element, children: [] };
      if (element === 'a') node.href = addressIn(attributes);
      if (element === 'ol') node.number = numberIn(attributes, 'start');
      if (element === 'li') node.number = numberIn(attributes, 'value');
      add(node);
      open.push(node);
    }
  }
  return root;
};

const holders: Partial<Record<ProseElement, readonly ProseElement[]>> = {
  p: ['blockquote', 'li'],
  h2: ['blockquote', 'li'],
  h3: ['blockquote', 'li'],
  blockquote: ['blockquote', 'li'],
  ul: ['blockquote', 'li'],
  ol: ['blockquote', 'li'],
  li: ['ul', 'ol'],
};

/** Closes what an element may not stand in. No when it may stand nowhere here: its words then stand where they are. */
const makeRoomFor = (element: ProseElement, open: ProseElementNode[]): boolean => {
  const allowed = holders[element];
  if (allowed === undefined) return element !== 'a' || open.every((one) => one.element !== 'a');
  const holder = open.findLastIndex((one) => allowed.includes(one.element));
  if (element === 'li' && holder < 0) return false;
  open.length = holder + 1;
  return true;
};

/** Where a link leads, by what stands behind its name. */
export const addressIn = (attributes: string): string | undefined => {
  const named = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes);
  const address = named?.[1] ?? named?.[2] ?? named?.[3];
  return address === undefined ? undefined : decoded(address);
};

/** A number of an ordered list, by what stands behind the element's name. */
export const numberIn = (attributes: string, name: 'start' | 'value'): number | undefined => {
  const found = /(?:^|\s)(start|value)\s*=\s*["']?(\d{1,9})(?![^\s"'/])/i.exec(attributes);
  return found?.[1]?.toLowerCase() === name ? Number(found[2]) : undefined;
};

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return names[name] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
