import { describe, expect, it } from 'vitest';
import { cutAtWord, cutByGrapheme } from './cutByGrapheme.ts';

describe('the words a share carries', () => {
  it('are the whole text up to 100 characters', () => {
    expect(cutByGrapheme('a'.repeat(100))).toBe('a'.repeat(100));
  });

  it('are the first 100 and an ellipsis beyond that', () => {
    expect(cutByGrapheme('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });

  it('never cut a family or a syllable in two', () => {
    expect(cutByGrapheme('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧👨‍👩‍👧…');
    expect(cutByGrapheme('नमस्ते', 2)).toBe('नम…');
    expect(cutByGrapheme('e\u0301e\u0301', 1)).toBe('e\u0301…');
  });

  it('leave no space before the ellipsis, and none doubled', () => {
    expect(cutByGrapheme('one  two\nthree', 8)).toBe('one two…');
  });

  it('are nothing for nothing', () => {
    expect(cutByGrapheme('')).toBe('');
  });
});

describe('the words of a line that has room for so many characters', () => {
  it.each([
    ['one two', 7, 'one two'],
    ['one  two three', 9, 'one two…'],
    ['one two three', 7, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one, two', 6, 'one…'],
    ['Donaudampfschifffahrt', 5, 'Donau…'],
    ['👨‍👩‍👧 👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧…'],
    ['', 5, ''],
  ])('of %j and %i: %j', (text, most, words) => {
    expect(cutAtWord(text, most)).toBe(words);
  });
});
