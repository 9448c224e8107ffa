import { expect, test } from 'vitest';
import { markedPieces } from './found.ts';

const shown = (text: string, words: string) =>
  markedPieces(text, words)
    .map(({ piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Sunita Bakul', 'baku', 'Sunita [Baku]l'],
  ['Sunita Bakul', 'bakul sun', '[Sun]ita [Bakul]'],
  ['Sunita Bakul', 'zz', 'Sunita Bakul'],
  ['Sunita Bakul', 'a', 'Sunita Bakul'],
  ['Bakul Bakul', 'bakul', '[Bakul] [Bakul]'],
  ['', 'bakul', ''],
])('marks in %s the parts that match %s', (text, words, marked) => expect(shown(text, words)).toBe(marked));
