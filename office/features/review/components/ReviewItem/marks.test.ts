import { describe, expect, it } from 'vitest';
import { marksOf, type Piece } from './marks.ts';

const drawn = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
const both = (from: string, to: string) => {
  const marks = marksOf(from, to);
  return [drawn(marks.from), drawn(marks.to)];
};

describe('highlighted differences between two texts', () => {
  it('highlights changed words and joins neighboring ones', () => {
    expect(both('Instrumentation & Control', 'Instrumentation and Control Engineering')).toEqual([
      'Instrumentation [&] Control',
      'Instrumentation [and] Control [Engineering]',
    ]);
    expect(both('a red old door', 'a door')).toEqual(['a [red old] door', 'a door']);
  });
  it('highlights the whole text when no word is the same or one text is empty', () => {
    expect(both('Palash', 'Palash-Deshmukh')).toEqual(['[Palash]', '[Palash-Deshmukh]']);
    expect(both('', 'Peachtree Process Controls')).toEqual(['', '[Peachtree Process Controls]']);
  });
  it('keeps every character of both texts', () => {
    const [from, to] = ['one  two three', 'two\nthree  four'];
    const marks = marksOf(from, to);
    expect(marks.from.map(({ text }) => text).join('')).toBe(from);
    expect(marks.to.map(({ text }) => text).join('')).toBe(to);
  });
});
