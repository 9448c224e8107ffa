import { round } from '../../imagery/drawing.ts';

/** How far lines hang, of 64: where nobody is, where nothing is known, the least of those who are some, and the most. */
const reach = { none: 6, unknown: 28, least: 16, most: 60 } as const;

/**
 * How far the line of a year hangs. By its square root, so that one person beside a large class is still seen.
 *
 * @param most The largest count of all years.
 */
export function lineOf(count: number | undefined, most = 1): number {
  if (count === undefined) return reach.unknown;
  if (count === 0) return reach.none;
  return round(reach.least + (reach.most - reach.least) * Math.sqrt(count / most));
}
