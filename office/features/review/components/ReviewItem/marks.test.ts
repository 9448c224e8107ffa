import { describe, expect, it } from 'vitest';
import { marksOf, type Piece } from './marks.ts';

const drawn = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
const both = (from: string, to: string) => {
  const marks = marksOf(from, to);
  return [drawn(marks.from), drawn(marks.to)];
};

describe('what changed between two texts', () => {
  it('is marked word by word, neighbours as one', () => {
    expect(both('Instrumentation & Control', 'Instrumentation and Control Engineering')).toEqual([
      'Instrumentation [&] Control',
      'Instrumentation [and] Control [Engineering]',
    ]);
    expect(both('a red old door', 'a door')).toEqual(['a [red old] door', 'a door']);
  });
  it('is all of it where nothing stayed, and where one of them is empty', () => {
    expect(both('Palash', 'Palash-Deshmukh')).toEqual(['[Palash]', '[Palash-Deshmukh]']);
    expect(both('', 'Peachtree Process Controls')).toEqual(['', '[Peachtree Process Controls]']);
  });
  it('keeps every letter', () => {
    const [from, to] = ['one  two three', 'two\nthree  four'];
    const marks = marksOf(from, to);
    expect(marks.from.map(({ text }) => text).join('')).toBe(from);
    expect(marks.to.map(({ text }) => text).join('')).toBe(to);
  });
});
