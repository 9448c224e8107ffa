import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Split.css.ts';

export const splitRatios = ['7/4', '4/8', '8/4', '5/7', '7/5'] as const;
export type SplitRatio = (typeof splitRatios)[number];
export const splitAligns = ['stretch', 'start', 'center', 'end'] as const;
export type SplitAlign = (typeof splitAligns)[number];
export const splitGaps = ['wide', 'narrow'] as const;
export type SplitGap = (typeof splitGaps)[number];

export interface SplitProps extends ComponentProps<'div'> {
  /** Widths of the first and the second child, from 968 px. Below that they are stacked. @default '7/4' */
  ratio?: SplitRatio;
  /** Vertical alignment of the two. @default 'stretch', so that an aside can stick while the form scrolls. */
  align?: SplitAlign;
  /** Space between them. @default 'wide'; `narrow` for a thing and the text about it. */
  gap?: SplitGap;
}

/** Two unequal parts: a form and its aside, a heading and its list. For equal columns use `Grid`. */
export function Split({ ratio = '7/4', align = 'stretch', gap = 'wide', className, ...rest }: SplitProps) {
  return (
    <div
      {...rest}
      className={classNames(
        styles.split,
        styles.gaps[gap],
        styles.ratios[ratio],
        styles.aligns[align],
        className,
      )}
    />
  );
}
