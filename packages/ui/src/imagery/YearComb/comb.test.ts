import { describe, expect, it } from 'vitest';
import { comb } from './comb.ts';

const lines = (path: string) => path.split('M').length - 1;

describe('comb', () => {
  const drawn = comb({ from: 1854, founded: 2003, to: 2026 });

  it('draws one line for every year, including the first and the last', () => {
    const all = Object.values(drawn).reduce((sum, path) => sum + lines(path), 0);
    expect(all).toBe(2026 - 1854 + 1);
  });

  it('draws the association’s own lines from its first year on', () => {
    expect(lines(drawn.ownEven) + lines(drawn.ownOdd)).toBe(2026 - 2003 + 1);
  });
});
