import { fromDom } from 'hast-util-from-dom';
import type { BlockContent, List, PhrasingContent, Root, RootContent } from 'mdast';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { type Blocks, blocksOf } from './blocks.ts';
import { phrasingOf, plainLook } from './runs.ts';

/* This module is loaded with the first paste that needs it. */

const address = /https?:\/\/[^\s<>]+/g;

/** Writes a URL that is a link by itself. Encloses it in angle brackets if a character in it or beside it could be read as a mark. */
const linked = (before: string, found: string, next: string) =>
  !/[\w+.\\-]/.test(before) &&
  /^[\w.~:/?#@!$&'+,;=%-]+$/.test(found) &&
  !/&#?\w{1,32};/.test(found) &&
  next.trim() === ''
    ? found
    : `<${found}>`;

/** Escapes the marks in a text but not in its URLs, where an escape would become part of the URL. */
const text: Handle = ({ value }: { value: string }, _, state, info) => {
  // A link cannot contain another link.
  if (state.stack.includes('link') || state.stack.includes('autolink')) return state.safe(value, info);
  let [written, read] = ['', 0];
  const add = (words: string, after: string) => {
    if (words !== '')
      written += state.safe(words, { ...info, before: written.slice(-1) || info.before, after });
  };
  for (const { 0: found, index } of value.matchAll(address)) {
    const end = index + found.length;
    const link = linked(value.charAt(index - 1), found, value.charAt(end) || info.after);
    add(value.slice(read, index), link.charAt(0));
    written += link;
    read = end;
  }
  add(value.slice(read), info.after);
  return written;
};

/** The field's Markdown keeps line breaks as they are typed. */
const lineBreak: Handle = () => '\n';

/** Converts blocks to Markdown and escapes characters that are not meant as marks. */
export const markdownOf = (blocks: readonly BlockContent[]): string =>
  toMarkdown({ type: 'root', children: [...blocks] } satisfies Root, {
    bullet: '-',
    bulletOther: '*',
    listItemIndent: 'one',
    unsafe: [{ character: '~', inConstruct: 'phrasing' }],
    handlers: { break: lineBreak, text },
  }).trimEnd();

/** Converts clipboard HTML to blocks. It is parsed outside of the page, so none of it runs or loads. */
export function blocksOfHtml(html: string): Blocks {
  const tree = fromDom(new DOMParser().parseFromString(html, 'text/html'));
  return tree.type === 'root' ? blocksOf(tree) : { blocks: [], pictures: 0 };
}

/** Converts plain text to paragraphs with their line breaks. Nothing in it is read as a mark. */
export const blocksOfText = (plain: string): BlockContent[] =>
  phrasingOf([{ ...plainLook, text: plain.replace(/\r\n?/g, '\n') }]).map((children) => ({
    type: 'paragraph',
    children,
  }));

const plainWords = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'break') return '\n';
      if (node.type === 'text') return node.value;
      return 'children' in node ? plainWords(node.children) : '';
    })
    .join('');

const plainList = ({ children, ordered, start }: List): string =>
  children
    .map((item, at) => {
      const mark = ordered ? `${(start ?? 1) + at}. ` : '- ';
      return mark + item.children.map(plainBlock).join('\n').replaceAll('\n', '\n  ');
    })
    .join('\n');

function plainBlock(block: RootContent): string {
  if (block.type === 'list') return plainList(block);
  if (block.type === 'paragraph' || block.type === 'heading') return plainWords(block.children);
  return block.type === 'blockquote' ? block.children.map(plainBlock).join('\n\n') : '';
}

/** Converts blocks to plain text: a blank line between paragraphs, one line for each list item. */
export const plainTextOf = (blocks: readonly BlockContent[]): string => blocks.map(plainBlock).join('\n\n');
