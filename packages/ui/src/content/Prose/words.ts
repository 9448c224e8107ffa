/** Paragraphs of a plain text, split at empty lines; single line breaks stay inside. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((words) => words.trim())
    .filter((words) => words !== '');

/** Elements that markup can become; all others are dropped. */
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

/** Parsed node: text, or an element with its children. */
export type ProseNode = string | ProseElementNode;
export interface ProseElementNode {
  element: ProseElement;
  href?: string;
  /** Number of an ordered list’s first item, or of an item that restarts the count. */
  number?: number;
  children: ProseNode[];
}

/* Matches comments, hidden elements with their content, and tags. A missing end extends to the end of the markup. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea|title|iframe|noscript|svg|math)(?=[\s/>])[\s\S]*?(?:<\/\1\b[^<>]*>|$)|<(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;

/** Token of markup: text, or a tag with the text after its name. */
export type MarkupToken = string | { name: string; isEnd: boolean; attributes: string };

/** Tokens of markup, from beginning to end. Hidden elements, such as a style sheet, are left out with their content. */
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

/* Maximum depth of rendered nodes: 20 lists, each with an item, and a paragraph. */
const deepest = 41;

/**
 * Parses markup into the elements above, so that nothing else can be rendered: other tags leave their text, and attributes
 * other than a link’s address are dropped. Elements are closed where a browser would close them: markup from the server that
 * a browser has to rearrange cannot be hydrated.
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

/** Closes open elements that may not contain the element. Returns false if no open element may; only its text is then kept. */
const makeRoomFor = (element: ProseElement, open: ProseElementNode[]): boolean => {
  const allowed = holders[element];
  if (allowed === undefined) return element !== 'a' || open.every((one) => one.element !== 'a');
  const holder = open.findLastIndex((one) => allowed.includes(one.element));
  if (element === 'li' && holder < 0) return false;
  open.length = holder + 1;
  return true;
};

/** Address of a link, from the text after the tag’s name. */
export const addressIn = (attributes: string): string | undefined => {
  const named = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes);
  const address = named?.[1] ?? named?.[2] ?? named?.[3];
  return address === undefined ? undefined : decoded(address);
};

/** Number of an ordered list or an item, from the text after the tag’s name. */
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
