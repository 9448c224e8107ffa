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
  /** What it is, when it is more than a box. @default 'div' */
  element?: StackElement;
  /** The distance between children, in pixels by name. @default 16 */
  space?: Space;
  /** Where children narrower than the stack stand. @default 'stretch' */
  align?: StackAlign;
}

/** Children below one another at one distance. For a row that wraps use `Cluster`; for columns, `Grid`. */
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
