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
  /** HTML element, if it is more than a box. @default 'div' */
  element?: ClusterElement;
  /** Distance between children, and between rows after wrapping. @default 12 */
  space?: Space;
  /** Vertical alignment of children in their row. @default 'center' */
  align?: ClusterAlign;
  /** Horizontal distribution of a row that is not full. @default 'start' */
  justify?: ClusterJustify;
}

/** Row that wraps: buttons, badges, chips. For a column use `Stack`. */
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
