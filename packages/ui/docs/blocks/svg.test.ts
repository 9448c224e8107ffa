import { expect, it } from 'vitest';
import { svgOf, wordsOf } from './svg.ts';

it('writes an icon as a file', () => {
  expect(svgOf([['path', { d: 'M5 12h14', key: 'a1' }]])).toContain('\n  <path d="M5 12h14"/>\n</svg>\n');
});

it('splits an icon’s name into words', () => {
  expect(['ArrowUpRight', 'Share2', 'Heading2'].map(wordsOf)).toEqual([
    'arrow up right',
    'share 2',
    'heading 2',
  ]);
});
