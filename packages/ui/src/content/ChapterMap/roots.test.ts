import { describe, expect, it } from 'vitest';
import { rootsOf } from './roots.ts';
import { sampleChapters } from './sampleChapters.ts';

const root = (name: string) => rootsOf(sampleChapters).find((candidate) => candidate.name === name);

describe('rootsOf', () => {
  it('sorts chapters from west to east, and the northern one first on a shared meridian', () => {
    expect(rootsOf(sampleChapters).map(({ name }) => name)).toEqual([
      'Pacific Northwest',
      'Bay Area',
      'Southern California',
      'TX/Southwest',
      'Chicago/Midwest',
      'Atlanta',
      'NY/Northeast',
    ]);
  });

  it('draws southern chapters lower', () => {
    expect(root('TX/Southwest')?.depth).toBeGreaterThan(root('Atlanta')?.depth ?? 0);
    expect(root('Atlanta')?.depth).toBeGreaterThan(root('NY/Northeast')?.depth ?? 0);
  });

  it('moves roots on the same meridian apart', () => {
    const distance = (root('Bay Area')?.x ?? 0) - (root('Pacific Northwest')?.x ?? 0);
    expect(distance).toBeGreaterThanOrEqual(3);
  });

  it('puts a label on the left when a deeper root is on its right', () => {
    expect(root('Chicago/Midwest')?.side).toBe('left');
    expect(root('TX/Southwest')?.side).toBe('right');
  });

  it('lengthens the roots if a label has facts, so that labels of three lines do not touch', () => {
    const [first] = rootsOf([
      { name: 'Atlanta', href: '/', longitude: -84.4, latitude: 33.7, facts: 'Next: Dec 12' },
    ]);
    expect(first?.depth).toBeGreaterThan(root('Atlanta')?.depth ?? 0);
  });

  it('moves a chapter outside the map’s range to its edge', () => {
    const [honolulu] = rootsOf([{ name: 'Honolulu', href: '/', longitude: -157.9, latitude: 21.3 }]);
    expect(honolulu).toMatchObject({ x: 10, depth: 410 });
  });
});
