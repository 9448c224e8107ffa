import { home } from '../../content/home.ts';

/**
 * First year of a comb: the decade of the earliest listed member if the usual first year is later. A comb of all years since 1855 would
 * be mostly empty, and its teeth too narrow for a thumb.
 */
export function combFrom(counts: readonly (readonly [year: number, members: number])[] = []): number {
  const first = Math.min(home.years.from, ...counts.map(([year]) => year));
  return first - (first % 10);
}
