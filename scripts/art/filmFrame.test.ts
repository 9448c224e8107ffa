import { describe, expect, it } from 'vitest';
import { filmLimbs, plumb } from './banyans.ts';
import { film, filmFrame } from './filmFrame.ts';

/** Where each fully drawn root hangs: the tip's x, in the order of the limbs. */
const tips = (time: number): number[] =>
  [...filmFrame(time).matchAll(/Q[\d.]+ [\d.]+ ([\d.]+) [\d.]+"/g)].map(([, x]) => Number(x));

describe('filmFrame', () => {
  it('ends where it begins, so that the loop has no seam', () => {
    expect(filmFrame(film.seconds)).toBe(filmFrame(0));
  });

  it('begins with the whole drawing, which is the poster', () => {
    expect(tips(0)).toEqual(filmLimbs.map(({ x }) => x));
    expect(filmFrame(0)).not.toContain('stroke-dasharray');
    expect(filmFrame(0)).toContain(`cy="${plumb.bob}"`);
  });

  it('has gone back into the trunks before it grows', () => {
    expect(filmFrame(film.bare)).not.toContain('<circle');
    expect(tips(film.bare)).toEqual([]);
  });

  it('has grown every limb when the plumb line starts to drop', () => {
    expect(tips(film.grown)).toHaveLength(filmLimbs.length);
    expect(filmFrame(film.grown)).not.toContain('stroke-dasharray');
  });

  it('swings no root farther than six pixels', () => {
    for (let time = 0; time <= film.still; time += 1 / film.framesPerSecond) {
      tips(time).forEach((x, index) => {
        expect(Math.abs(x - (filmLimbs[index]?.x ?? Number.NaN))).toBeLessThanOrEqual(6);
      });
    }
  });

  it('moves them at all', () => {
    expect(tips(1)).not.toEqual(tips(0));
  });
});
