import { createElement, type HTMLAttributes, type ReactElement, type RefAttributes } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Numeral.css.ts';

export const numeralSizes = ['large', 'medium', 'small'] as const;
export type NumeralSize = (typeof numeralSizes)[number];
export const numeralElements = ['span', 'p', 'div', 'dd', 'time'] as const;
export type NumeralElement = (typeof numeralElements)[number];

export interface NumeralProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** Size of the text. @default 'large' */
  size?: NumeralSize;
  /** HTML element to render. @default 'span' */
  element?: NumeralElement;
}

/** Year, count or sum, set wide and thin like on an instrument. Numerals are static: they never count up. */
export function Numeral({
  size = 'large',
  element = 'span',
  className,
  ...rest
}: NumeralProps): ReactElement {
  return createElement(element, { ...rest, className: classNames(styles.sizes[size], className) });
}
