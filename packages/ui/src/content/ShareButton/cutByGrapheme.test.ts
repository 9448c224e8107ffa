import { describe, expect, it } from 'vitest';
import { cutAtWord, cutByGrapheme } from './cutByGrapheme.ts';

describe('cutByGrapheme', () => {
  it('keeps a text of up to 100 characters whole', () => {
    expect(cutByGrapheme('a'.repeat(100))).toBe('a'.repeat(100));
  });

  it('cuts a longer text after 100 characters and adds an ellipsis', () => {
    expect(cutByGrapheme('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });

  it('never cuts an emoji or a syllable in two', () => {
    expect(cutByGrapheme('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧👨‍👩‍👧…');
    expect(cutByGrapheme('नमस्ते', 2)).toBe('नम…');
    expect(cutByGrapheme('e\u0301e\u0301', 1)).toBe('e\u0301…');
  });

  it('leaves no space before the ellipsis and no double spaces', () => {
    expect(cutByGrapheme('one  two\nthree', 8)).toBe('one two…');
  });

  it('returns an empty text for an empty text', () => {
    expect(cutByGrapheme('')).toBe('');
  });
});

describe('cutAtWord', () => {
  it.each([
    ['one two', 7, 'one two'],
    ['one  two three', 9, 'one two…'],
    ['one two three', 7, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one, two', 6, 'one…'],
    ['Donaudampfschifffahrt', 5, 'Donau…'],
    ['👨‍👩‍👧 👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧…'],
    ['', 5, ''],
  ])('cuts %j after at most %i characters to %j', (text, most, words) => {
    expect(cutAtWord(text, most)).toBe(words);
  });
});
