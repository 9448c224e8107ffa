import { describe, expect, it } from 'vitest';
import { measured, spread, widthSteps } from './letters.ts';

describe('spread', () => {
  it('narrows the letters from the first to the last and separates the full stop', () => {
    const { letters, stop } = spread('Connect.');
    expect(letters.map(({ letter }) => letter).join('')).toBe('Connect');
    expect(letters.map(({ step }) => step)).toEqual([0, 2, 4, 6, 8, 10, widthSteps]);
    expect(stop).toBe(true);
  });

  it('keeps a word without a full stop whole', () => {
    expect(spread('Meet')).toMatchObject({ stop: false, letters: { length: 4 } });
  });

  it('counts a letter outside the basic plane as one', () => {
    expect(spread('𝄞a').letters).toHaveLength(2);
  });

  it('has a measured width for every letter of the default word and its full stop', () => {
    expect(measured.advances).toHaveLength(Array.from(measured.word).length);
  });
});
