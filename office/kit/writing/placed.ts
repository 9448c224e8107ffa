import type { BlockContent } from 'mdast';
import type { Insertion, Selected } from './marks.ts';

/** A line that has a mark and no words yet: what is pasted behind it brings its own. */
const onlyMark = /^[ \t]*(?:[-*+>]|\d{1,9}[.)]|#{1,6})[ \t]*$/;

/** How many line feeds it takes until a blank line stands between two texts. */
const gap = (feeds: number) => '\n'.repeat(Math.max(0, 2 - feeds));

const feedsAtEnd = (text: string) => text.length - text.replace(/\n{1,2}$/, '').length;
const feedsAtStart = (text: string) => text.length - text.replace(/^\n{1,2}/, '').length;

/**
 * Where Markdown is written that was pasted. A paragraph goes on in the line where it is pasted; a heading, a list or a quote begins a
 * line of its own, and what follows it does, too.
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
