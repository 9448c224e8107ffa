import type { ReactNode } from 'react';

export interface FactGridItem {
  label: string;
  value: ReactNode;
  /** Shares its row with the half before or after it. A half without a partner takes the whole row. @default false */
  half?: boolean;
}

export type FactGridCell = FactGridItem & { place: 'whole' | 'first' | 'second'; top: boolean };

/** Pairs the halves, in order. */
export const cellsOf = (items: readonly FactGridItem[]): FactGridCell[] => {
  const cells: FactGridCell[] = [];
  items.forEach((item, index) => {
    const before = cells.at(-1);
    const pairs = item.half === true;
    const place =
      pairs && before?.place === 'first'
        ? 'second'
        : pairs && items[index + 1]?.half === true
          ? 'first'
          : 'whole';
    cells.push({ ...item, place, top: index === 0 || (index === 1 && place === 'second') });
  });
  return cells;
};
