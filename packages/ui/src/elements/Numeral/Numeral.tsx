import { createElement, type HTMLAttributes, type ReactElement, type RefAttributes } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Numeral.css.ts';

export const numeralSizes = ['large', 'medium', 'small'] as const;
export type NumeralSize = (typeof numeralSizes)[number];
export const numeralElements = ['span', 'p', 'div', 'dd', 'time'] as const;
export type NumeralElement = (typeof numeralElements)[number];

export interface NumeralProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** How large it is set. @default 'large' */
  size?: NumeralSize;
  /** What it is in the page. @default 'span' */
  element?: NumeralElement;
}

/** A year, a count or a sum, set wide and thin like an instrument. It stands still: numerals never count up. */
export function Numeral({
  size = 'large',
  element = 'span',
  className,
  ...rest
}: NumeralProps): ReactElement {
  return createElement(element, { ...rest, className: classNames(styles.sizes[size], className) });
}
