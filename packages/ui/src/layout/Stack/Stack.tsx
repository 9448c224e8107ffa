import { createElement, type HTMLAttributes, type ReactElement, type RefAttributes } from 'react';
import { classNames } from '../../style/classNames.ts';
import { gaps } from '../gap.css.ts';
import type { Space } from '../space.ts';
import * as styles from './Stack.css.ts';

export const stackElements = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'form',
  'fieldset',
  'ul',
  'ol',
  'dl',
  'li',
] as const;
export type StackElement = (typeof stackElements)[number];
export const stackAligns = ['stretch', 'start', 'center', 'end'] as const;
export type StackAlign = (typeof stackAligns)[number];

export interface StackProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** HTML element, if it is more than a box. @default 'div' */
  element?: StackElement;
  /** Distance between children, by its name in pixels. @default 16 */
  space?: Space;
  /** Horizontal alignment of children narrower than the stack. @default 'stretch' */
  align?: StackAlign;
}

/** Column of children with equal distances. For a row that wraps use `Cluster`; for columns use `Grid`. */
export function Stack({
  element = 'div',
  space = 16,
  align = 'stretch',
  className,
  ...rest
}: StackProps): ReactElement {
  return createElement(element, {
    ...rest,
    className: classNames(styles.stack, gaps[space], styles.aligns[align], className),
  });
}
