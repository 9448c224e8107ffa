import type { ReactNode } from 'react';
import { round } from '../../imagery/drawing.ts';

export interface ChapterPlace {
  name: string;
  /** Target of the label’s link. */
  href: string;
  /** Degrees east; negative west of Greenwich. */
  longitude: number;
  /** Degrees north. */
  latitude: number;
  /** Facts shown under the name, inside the link: `ChapterFacts`. @default none */
  facts?: ReactNode;
}

export interface Root extends ChapterPlace {
  /** Percent of the map's width. */
  x: number;
  /** Vertical distance from the map’s upper edge to the root’s tip, in pixels. */
  depth: number;
  /** Side of the root that has the label. */
  side: 'left' | 'right';
}

/** Width of one degree in percent of the map, and the position of one known meridian. */
const degree = 1.416;
const meridian = { longitude: -118.2, x: 23.4 };
const parallel = { latitude: 47.6, depth: 96 };
const pixelsPerDegree = 17.1;
/** Ends of the shortest and the longest root in pixels. */
const shortest = 90;
const longest = 410;
/** Factor of the lengths for labels of three lines, which would touch on neighboring roots. */
const longer = 1.25;
/** Minimum distance of two roots, in percent of the map’s width; closer roots would touch with their tips. */
const leastGap = 3.4;
/** Maximum width of a label at 1280 px, in percent of the map’s width. */
const labelWidth = 12;

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

const apart = (xs: readonly number[]): number[] => {
  const spread = [...xs];
  for (let index = 1; index < spread.length; index += 1) {
    const before = spread[index - 1] ?? 0;
    const here = spread[index] ?? 0;
    const missing = leastGap - (here - before);
    if (missing > 0) {
      spread[index - 1] = before - missing / 2;
      spread[index] = here + missing / 2;
    }
  }
  return spread;
};

/**
 * Computes where each chapter’s root turns and how far it hangs: longitude is horizontal, latitude is vertical. Neighbors on one
 * meridian are moved apart. Western labels are on the left; eastern labels are on the right unless a deeper root is in the way.
 * @returns the roots from west to east, which is also from the outermost limb to the innermost.
 */
export const rootsOf = (chapters: readonly ChapterPlace[]): Root[] => {
  const westToEast = [...chapters].sort((a, b) => a.longitude - b.longitude || b.latitude - a.latitude);
  const xs = apart(
    westToEast.map(({ longitude }) => clamp(10, meridian.x + (longitude - meridian.longitude) * degree, 88)),
  );
  const depths = westToEast.map(({ latitude }) =>
    clamp(shortest, parallel.depth + (parallel.latitude - latitude) * pixelsPerDegree, longest),
  );
  const factor = chapters.some(({ facts }) => facts) ? longer : 1;
  return westToEast.map((chapter, index) => {
    const x = xs[index] ?? 0;
    const depth = depths[index] ?? 0;
    const blocked = xs.some((other, place) => {
      const near = other > x && other - x < labelWidth;
      return near && (depths[place] ?? 0) > depth;
    });
    return {
      ...chapter,
      x: round(x),
      depth: Math.round(shortest + (depth - shortest) * factor),
      side: x < 50 || blocked ? 'left' : 'right',
    };
  });
};
