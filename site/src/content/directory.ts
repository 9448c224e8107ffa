import { listedPublicly } from './listed.ts';

/** Texts of the alumni directory. */
export const directory = {
  heading: 'Alumni directory',
  /** @param count Number of listed members; undefined while the list could not be read. */
  lede: (count: number | undefined) =>
    count === undefined || count < 2
      ? 'People who will take your call.'
      : `${figure(count)} people who will take your call.`,
  note: listedPublicly,
  /** Labels for screen readers: the list, and its pagination. */
  list: 'Alumni',
  results: 'Found alumni',
  pages: 'Directory pages',
  /** `1 to 24` */
  shown: (from: number, to: number) => `${figure(from)} to ${figure(to)}`,
  /** `of 1,846 alumni` */
  total: (total: number) => `of ${figure(total)} alumni`,
  /** Sort orders, each with its value in the URL. The order by name has none. */
  sorts: [
    { label: 'Name', sort: undefined },
    { label: 'Newest class', sort: 'newest' },
    { label: 'Oldest class', sort: 'oldest' },
  ],
  clearFilters: 'Clear filters',
  clearAll: 'Clear search and filters',
  /** Shown if a search or filter finds no member: links from other pages may lead to one who has left the directory. */
  nobodyFound:
    'Try a part of the name, another spelling, or fewer filters. Members may leave the directory at any time.',
  /** Shown while the directory is empty. */
  nobodyYet: 'Nobody is listed yet. Somebody has to be the first.',
} as const;

function figure(count: number): string {
  return count.toLocaleString('en-US');
}
