import { listedPublicly } from './listed.ts';

/** The words of the page on which people are found. */
export const directory = {
  heading: 'Alumni directory',
  /** @param count Everybody who is listed; not known while nothing could be read. */
  lede: (count: number | undefined) =>
    count === undefined || count < 2
      ? 'People who will take your call.'
      : `${figure(count)} people who will take your call.`,
  note: listedPublicly,
  /** To those who listen: the list, and its pages. */
  list: 'Alumni',
  results: 'Found alumni',
  pages: 'Directory pages',
  /** `1 to 24` */
  shown: (from: number, to: number) => `${figure(from)} to ${figure(to)}`,
  /** `of 1,846 alumni` */
  total: (total: number) => `of ${figure(total)} alumni`,
  /** The orders, each with what the address says of it; by name it says nothing. */
  sorts: [
    { label: 'Name', sort: undefined },
    { label: 'Newest class', sort: 'newest' },
    { label: 'Oldest class', sort: 'oldest' },
  ],
  clearFilters: 'Clear filters',
  clearAll: 'Clear search and filters',
  /** While nobody is listed at all. */
  nobodyYet: 'Nobody is listed yet. Somebody has to be the first.',
} as const;

function figure(count: number): string {
  return count.toLocaleString('en-US');
}
