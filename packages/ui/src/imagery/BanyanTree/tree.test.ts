import { describe, expect, it } from 'vitest';
import { tree } from './tree.ts';

const hangsOf = (seed: string) => tree(seed).lines.slice(0, 18);

describe('tree', () => {
  it('draws eighteen roots and nine limbs that run off', () => {
    expect(tree('').lines).toHaveLength(27);
    expect(tree('').bands).toHaveLength(27);
  });

  it('draws the same tree for the same seed and a different tree for another seed', () => {
    expect(tree('atlanta')).toEqual(tree('atlanta'));
    expect(tree('atlanta').lines).not.toEqual(tree('bay-area').lines);
  });

  it('changes only the length of the roots with the seed, not the trunk', () => {
    const withoutTip = (d: string) => d.slice(0, d.lastIndexOf('V'));
    expect(hangsOf('atlanta').map(({ d }) => withoutTip(d))).toEqual(
      hangsOf('').map(({ d }) => withoutTip(d)),
    );
  });

  it('writes numbers with at most one decimal, to keep the page small', () => {
    const paths = [...tree('atlanta').bands, ...tree('atlanta').lines.map(({ d }) => d)];
    expect(paths.join('')).not.toMatch(/\.\d\d/);
  });
});
