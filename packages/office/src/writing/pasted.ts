import { addressIn, markupTokens } from '@banyan/ui/markup';

/* What Word, Docs and mail put on the clipboard, as Markdown of the elements that a piece of news may hold. */

/** An element of what was pasted. */
export interface Element {
  name: string;
  attributes: string;
  children: (Element | string)[];
}
export type Node = Element | string;

/** Nothing stands in these. */
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'col', 'wbr']);
const blocks = new Set(
  'p div ul ol li blockquote table tbody thead tr td th h1 h2 h3 h4 h5 h6 section article body html'.split(
    ' ',
  ),
);
/** Ends what it stands behind: mail programs leave out the ends. */
const endedBy: Readonly<Record<string, readonly string[]>> = { p: ['p'], li: ['li', 'p'] };

/** Markup as a tree; an end that was never begun is left out. */
export function treeOf(markup: string): Element {
  const root: Element = { name: 'body', attributes: '', children: [] };
  const open = [root];
  for (const token of markupTokens(markup)) {
    const parent = open.at(-1) ?? root;
    if (typeof token === 'string') {
      parent.children.push(token);
      continue;
    }
    const { name, isEnd, attributes } = token;
    if (isEnd) {
      const place = open.findLastIndex((one) => one.name === name);
      if (place > 0) open.length = place;
      continue;
    }
    if (endedBy[name]?.includes(parent.name)) open.pop();
    const element: Element = { name, attributes, children: [] };
    (open.at(-1) ?? root).children.push(element);
    if (!empty.has(name)) open.push(element);
  }
  return root;
}

/** What stands for itself in Markdown and would be taken for a mark. */
const escaped = (text: string) => text.replace(/[\\*_[\]`<>]/g, (mark) => `\\${mark}`);

/** Docs says bold in a style, and puts a `b` that is none around everything. */
const isBold = ({ name, attributes }: Element) =>
  /font-weight:\s*(?:bold|[6-9]00)/i.test(attributes) ||
  ((name === 'b' || name === 'strong') && !/font-weight:\s*(?:normal|400)/i.test(attributes));

const isItalic = ({ name, attributes }: Element) =>
  name === 'i' || name === 'em' || /font-style:\s*italic/i.test(attributes);

/** Marks around words, with the spaces at their ends outside of them. */
function around(words: string, before: string, after = before): string {
  const inside = words.trim();
  if (inside === '') return words;
  const start = words.indexOf(inside);
  return words.slice(0, start) + before + inside + after + words.slice(start + inside.length);
}

/** An address that ends nothing early. */
const inParentheses = (href: string) =>
  href.replaceAll('(', '%28').replaceAll(')', '%29').replace(/\s/g, '%20');

/** Words within a line. */
function inline(node: Node): string {
  if (typeof node === 'string') return escaped(node.replace(/\s+/g, ' '));
  if (node.name === 'br') return '\n';
  const words = node.children.map(inline).join('');
  if (node.name === 'a') {
    const href = addressIn(node.attributes) ?? '';
    return /^(?:https?:|mailto:)/i.test(href) ? around(words, '[', `](${inParentheses(href)})`) : words;
  }
  const strong = isBold(node) ? around(words, '**') : words;
  return isItalic(node) ? around(strong, '*') : strong;
}

/** Words without spaces around their lines. */
export const linesOf = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

/** Whether it is a block, or something around blocks, such as the `b` of Docs. */
export const holdsBlocks = (node: Node): node is Element =>
  typeof node !== 'string' && (blocks.has(node.name) || node.children.some(holdsBlocks));

const listOf = ({ name, children }: Element): string =>
  children
    .filter((child): child is Element => typeof child !== 'string')
    .map((item, place) => {
      const mark = name === 'ol' ? `${place + 1}. ` : '- ';
      const indent = ' '.repeat(mark.length);
      return mark + blocksOf(item).join('\n').replaceAll('\n', `\n${indent}`);
    })
    .join('\n');

const quoted = (paragraphs: readonly string[]): string =>
  paragraphs
    .join('\n\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const headings: Readonly<Record<string, string>> = {
  h1: '##',
  h2: '##',
  h3: '###',
  h4: '###',
  h5: '###',
  h6: '###',
};

/** What one block is, as blocks of Markdown. */
function blockOf(element: Element): string[] {
  const { name, children } = element;
  if (name === 'ul' || name === 'ol') return [listOf(element)];
  if (name === 'blockquote') return [quoted(blocksOf(element))];
  const heading = headings[name];
  if (heading) {
    const words = linesOf(children.map(inline).join('')).replaceAll('**', '').replaceAll('\n', ' ');
    return words ? [`${heading} ${words}`] : [];
  }
  return blocksOf(element);
}

/** Blocks in their order; what stands between two of them is a paragraph of its own. */
function blocksOf({ children }: Element): string[] {
  const found: string[] = [];
  let loose = '';
  const end = () => {
    const words = linesOf(loose);
    if (words) found.push(words);
    loose = '';
  };
  for (const node of children) {
    if (holdsBlocks(node)) {
      end();
      found.push(...blockOf(node));
    } else loose += inline(node);
  }
  end();
  return found;
}

/**
 * HTML of a clipboard as Markdown. What it has besides headings, bold, italic, links, lists and quotes is left out; its words stay.
 * Nothing of it is ever put into the page.
 */
export const markdownOfHtml = (html: string): string => blocksOf(treeOf(html)).join('\n\n');
