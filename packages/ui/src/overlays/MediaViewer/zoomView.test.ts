import { describe, expect, it } from 'vitest';
import { closeUp, nextLevel, wholeView, within, zoomedAt } from './zoomView.ts';

describe('zoom of a picture', () => {
  it('steps through the zoom levels and stops at both ends', () => {
    expect([1, 1.2, 1.5, 4].map((scale) => nextLevel(scale, 1))).toEqual([1.5, 1.5, 2, 4]);
    expect([4, 1.7, 1.5, 1].map((scale) => nextLevel(scale, -1))).toEqual([3, 1.5, 1, 1]);
    expect(zoomedAt(wholeView, 9, { x: 0, y: 0 }).scale).toBe(4);
    expect(zoomedAt(wholeView, 0.2, { x: 0, y: 0 }).scale).toBe(1);
  });

  it('keeps the same point of the picture under the fingers during a pinch', () => {
    const closer = zoomedAt(wholeView, 2, { x: 50, y: -20 });
    expect(closer).toEqual({ scale: 2, x: -50, y: 20 });
    expect(zoomedAt(closer, 1, { x: 50, y: -20 })).toEqual(wholeView);
    expect(zoomedAt(wholeView, 2, { x: 50, y: 0 }, { x: 80, y: 0 })).toEqual({ scale: 2, x: -20, y: 0 });
  });

  it('pans only up to the picture’s edges, and centers a picture smaller than the stage', () => {
    const stage = { width: 300, height: 600 };
    const picture = { width: 300, height: 200 };
    expect(within({ scale: 2, x: 999, y: 999 }, stage, picture)).toEqual({ scale: 2, x: 150, y: 0 });
    expect(within({ scale: 4, x: -999, y: -999 }, stage, picture)).toEqual({ scale: 4, x: -450, y: -100 });
  });

  it('fills a tall screen with a wide picture on a double tap', () => {
    expect(closeUp({ width: 390, height: 700 }, { width: 390, height: 260 })).toBeCloseTo(2.69);
    expect(closeUp({ width: 1200, height: 700 }, { width: 1000, height: 700 })).toBe(2);
    expect(closeUp({ width: 390, height: 700 }, { width: 390, height: 20 })).toBe(4);
  });
});
