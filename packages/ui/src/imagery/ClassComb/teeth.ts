import { range } from '../drawing.ts';
import { lineOf } from '../lineOf.ts';

export interface ClassYears {
  /** First year drawn. */
  from: number;
  /** Last year drawn. */
  to: number;
  /** Number of people per year; a missing year has none. Without it only decades are longer than the other years. */
  counts?: ReadonlyMap<number, number> | undefined;
}

const isDecade = (year: number) => year % 10 === 0;

/** Length of the tooth of a year, in pixels. */
export function toothOf(year: number, { counts }: ClassYears): number {
  if (!counts) return isDecade(year) ? 2 * lineOf(undefined) : lineOf(undefined);
  return lineOf(counts.get(year) ?? 0, Math.max(1, ...counts.values()));
}

/** Path of all teeth, hanging from y = 0; x is the number of years since the first. Relative steps compress well. */
export function teeth(years: ClassYears): string {
  const lengths = range(years.to - years.from + 1).map((index) => toothOf(years.from + index, years));
  return `M0 0${lengths.map((length) => `v${length}m1-${length}`).join('')}`;
}

/** Decades with a label. The last years have none, because it would leave the drawing. */
export const labeledDecades = ({ from, to }: ClassYears): number[] =>
  range(to - from - 1)
    .map((index) => from + index)
    .filter(isDecade);
