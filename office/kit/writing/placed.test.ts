import type { BlockContent } from 'mdast';
import { expect, test } from 'vitest';
import { placed } from './placed.ts';

const heading: BlockContent = { type: 'heading', depth: 2, children: [] };
const paragraph: BlockContent = { type: 'paragraph', children: [] };
const list: BlockContent = { type: 'list', children: [] };

/** `|` marks the position of the paste. */
function after(marked: string, markdown: string, blocks: BlockContent[]): string {
  const from = marked.indexOf('|');
  const text = marked.replace('|', '');
  const done = placed({ text, from, to: from }, markdown, blocks);
  return text.slice(0, done.from) + done.insert + text.slice(done.to);
}

test.each([
  ['in a line', 'One |two', 'x', [paragraph], 'One xtwo'],
  ['in mid-line', 'One |two', '## H', [heading], 'One \n\n## H\n\ntwo'],
  ['below a line', 'One\n|\ntwo', '- a', [list], 'One\n\n- a\n\ntwo'],
  ['behind a blank line', 'One\n\n|\n\ntwo', '- a', [list], 'One\n\n- a\n\ntwo'],
  ['in an empty text', '|', '## H', [heading], '## H'],
  ['behind a mark without words', 'One\n\n- |', '- a\n- b', [list], 'One\n\n- a\n- b'],
  ['paragraph first, list last', 'One |two', 'x\n\n- a', [paragraph, list], 'One x\n\n- a\n\ntwo'],
] as const)('inserts Markdown pasted %s', (_, before, markdown, blocks, expected) =>
  expect(after(before, markdown, [...blocks])).toBe(expected),
);
