import { expect, test } from 'vitest';
import { storyDrawing } from './subjects.ts';

const seeds = Array.from({ length: 120 }, (_, place) => `/alumni-stories/${place}`);

test('gives a story the same drawing each time, and no two stories the same one', () => {
  const drawings = seeds.map((seed) => JSON.stringify(storyDrawing(seed)));
  expect(JSON.stringify(storyDrawing('/alumni-stories/7'))).toBe(drawings[7]);
  expect(new Set(drawings).size).toBeGreaterThan(seeds.length * 0.95);
});

test('draws one marigold part in each drawing, in short markup', () => {
  for (const seed of seeds) {
    const { lines, hot } = storyDrawing(seed);
    expect(hot).not.toBe('');
    expect(`${lines}${hot}`).not.toContain('NaN');
    expect(lines.length).toBeLessThan(3500);
  }
});
