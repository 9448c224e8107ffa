import { round } from '../../imagery/drawing.ts';

/**
 * Line lengths in an SVG that is 64 units high: `none` for a count of 0, `unknown` for a missing count. Other counts lie between
 * `least` and `most`.
 */
const reach = { none: 6, unknown: 28, least: 16, most: 60 } as const;

/**
 * Length of a year’s line. It grows with the square root of the count, so that one person beside a large class is still visible.
 *
 * @param most The largest count of all years.
 */
export function lineOf(count: number | undefined, most = 1): number {
  if (count === undefined) return reach.unknown;
  if (count === 0) return reach.none;
  return round(reach.least + (reach.most - reach.least) * Math.sqrt(count / most));
}
