import { createElement, type HTMLAttributes, type ReactElement, type RefAttributes } from 'react';
import { classNames } from '../../style/classNames.ts';
import { gaps } from '../gap.css.ts';
import type { Space } from '../space.ts';
import * as styles from './Cluster.css.ts';

export const clusterElements = ['div', 'ul', 'ol', 'p', 'nav', 'header', 'footer'] as const;
export type ClusterElement = (typeof clusterElements)[number];
export const clusterAligns = ['start', 'center', 'end', 'baseline'] as const;
export type ClusterAlign = (typeof clusterAligns)[number];
export const clusterJustifies = ['start', 'center', 'end', 'between'] as const;
export type ClusterJustify = (typeof clusterJustifies)[number];

export interface ClusterProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** What it is, when it is more than a box. @default 'div' */
  element?: ClusterElement;
  /** The distance between children, and between the rows when they wrap. @default 12 */
  space?: Space;
  /** How children of unequal height stand in their row. @default 'center' */
  align?: ClusterAlign;
  /** How a row that is not full is spread. @default 'start' */
  justify?: ClusterJustify;
}

/** A row that wraps: buttons, badges, chips. For children below one another use `Stack`. */
export function Cluster({
  element = 'div',
  space = 12,
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: ClusterProps): ReactElement {
  return createElement(element, {
    ...rest,
    className: classNames(
      styles.cluster,
      gaps[space],
      styles.aligns[align],
      styles.justifies[justify],
      className,
    ),
  });
}
