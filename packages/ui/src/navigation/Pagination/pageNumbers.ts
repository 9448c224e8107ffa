/** Number of pages up to which all are shown (specification, part 2 §9). */
export const pagesShownInFull = 5;

/** Page number, or a gap for the omitted pages. */
export type PageEntry = number | 'gap';

/**
 * Page numbers to show: all up to five; otherwise the first, the last, the current one with its neighbors, and a gap for each
 * omitted range. Near an end there are three in a row.
 */
export const pageNumbers = (page: number, pages: number): PageEntry[] => {
  if (pages <= pagesShownInFull) return Array.from({ length: pages }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 2), pages - 1);
  const shown = [...new Set([1, middle - 1, middle, middle + 1, pages])].sort((a, b) => a - b);
  return shown.flatMap((number, index): PageEntry[] =>
    number - (shown[index - 1] ?? 0) > 1 ? ['gap', number] : [number],
  );
};

/** Parses a typed page number; undefined unless it is an integer from 1 to the number of pages. */
export const parsePage = (typed: string, pages: number): number | undefined => {
  const trimmed = typed.trim();
  const page = Number(trimmed);
  return /^\d+$/.test(trimmed) && page >= 1 && page <= pages ? page : undefined;
};
