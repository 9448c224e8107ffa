import { createElement, type HTMLAttributes, type ReactElement, type RefAttributes } from 'react';
import { classNames } from '../../style/classNames.ts';
import { gaps } from '../gap.css.ts';
import type { Space } from '../space.ts';
import * as styles from './Grid.css.ts';

export const gridElements = ['div', 'ul', 'ol', 'dl'] as const;
export type GridElement = (typeof gridElements)[number];
export const gridAligns = ['stretch', 'start', 'center', 'end'] as const;
export type GridAlign = (typeof gridAligns)[number];
export const gridColumnCounts = [1, 2, 3, 4, 5, 6] as const;
export type GridColumnCount = (typeof gridColumnCounts)[number];

/** Number of equal columns by width: phones, from 768 px, from 968 px. An omitted value takes the narrower one. */
export interface GridColumns {
  base?: GridColumnCount;
  medium?: GridColumnCount;
  wide?: GridColumnCount;
}

export interface GridProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** HTML element; use `ul` for a list of cards. @default 'div' */
  element?: GridElement;
  /** Equal columns by width. Without it, the page’s own grid of 4, 8 or 12 columns. */
  columns?: GridColumns;
  /** Distance between cells. @default 'gutter' */
  space?: Space;
  /** Vertical alignment of cells in their row. @default 'stretch' */
  align?: GridAlign;
}

/** Cells in columns. For a main part beside a narrower one use `Split`; for a row that wraps use `Cluster`. */
export function Grid({
  element = 'div',
  columns,
  space = 'gutter',
  align = 'stretch',
  className,
  ...rest
}: GridProps): ReactElement {
  const tracks =
    columns === undefined
      ? [styles.page]
      : [
          styles.base[columns.base ?? 1],
          columns.medium && styles.medium[columns.medium],
          columns.wide && styles.wide[columns.wide],
        ];
  return createElement(element, {
    ...rest,
    className: classNames(styles.grid, ...tracks, gaps[space], styles.aligns[align], className),
  });
}
