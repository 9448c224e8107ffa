import type { BlockContent } from 'mdast';
import type { Insertion, Selected } from './marks.ts';

/** Line with a mark but no text yet; pasted blocks bring their own mark, so they replace it. */
const onlyMark = /^[ \t]*(?:[-*+>]|\d{1,9}[.)]|#{1,6})[ \t]*$/;

/** Line feeds that are missing for a blank line between two texts. */
const gap = (feeds: number) => '\n'.repeat(Math.max(0, 2 - feeds));

const feedsAtEnd = (text: string) => text.length - text.replace(/\n{1,2}$/, '').length;
const feedsAtStart = (text: string) => text.length - text.replace(/^\n{1,2}/, '').length;

/**
 * Insertion of pasted Markdown. A paragraph continues the current line. A heading, a list or a quote starts a new block, and so
 * does the text after it.
 */
export function placed(
  { text, from, to }: Selected,
  markdown: string,
  blocks: readonly BlockContent[],
): Insertion {
  const isWords = (block: BlockContent | undefined) => block?.type === 'paragraph';
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const begins = !isWords(blocks[0]);
  const start = begins && onlyMark.test(text.slice(lineStart, from)) ? lineStart : from;
  const before = text.slice(0, start);
  const after = text.slice(to);
  const lead = begins && before !== '' ? gap(feedsAtEnd(before)) : '';
  const rest = !isWords(blocks.at(-1)) && after !== '' ? gap(feedsAtStart(after)) : '';
  const insert = lead + markdown + rest;
  const end = start + lead.length + markdown.length;
  return { from: start, to, insert, selectFrom: end, selectTo: end };
}
