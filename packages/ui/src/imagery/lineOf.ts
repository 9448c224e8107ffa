import { round } from './drawing.ts';

/** Length of the longest line of a year, in pixels: the height of the drawings that `lineOf` is for. */
export const longestLine = 120;

/** Lengths for a count of 0, for the smallest other count, and for a count that is not known. */
const lengths = { none: 6, least: 14, unknown: 44 } as const;

/**
 * Length of a year’s line in pixels, at most `longestLine`. It grows with the square root of the count, so that one person beside a
 * large class is still visible.
 *
 * @param count Number of people; undefined if it is not known.
 * @param most The largest count of all years.
 */
export function lineOf(count: number | undefined, most = 1): number {
  if (count === undefined) return lengths.unknown;
  if (count === 0) return lengths.none;
  return Math.max(lengths.least, round(longestLine * Math.sqrt(count / most)));
}
