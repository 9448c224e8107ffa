import { createElement, type HTMLAttributes, type ReactElement, type RefAttributes } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Text.css.ts';

export const textSizes = ['lede', 'read', 'body', 'small', 'label'] as const;
export type TextSize = (typeof textSizes)[number];
export const textTones = ['standard', 'quiet'] as const;
export type TextTone = (typeof textTones)[number];
export const textElements = ['p', 'span', 'div'] as const;
export type TextElement = (typeof textElements)[number];

export interface TextProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** `lede` is for text under a title, `read` for articles (both serif); `small` for meta, `label` for kickers. @default 'body' */
  size?: TextSize;
  /** `quiet` for secondary text. @default 'standard' */
  tone?: TextTone;
  /** Limits lines to a readable length. @default true for `lede` and `read` */
  measure?: boolean;
  /** HTML element: a paragraph, a part of one, or a box. @default 'p' */
  element?: TextElement;
}

/** Text. For the name of a part of the page use `Heading`; for years, counts and money set large use `Numeral`. */
export function Text({
  size = 'body',
  tone = 'standard',
  measure = size === 'lede' || size === 'read',
  element = 'p',
  className,
  ...rest
}: TextProps): ReactElement {
  return createElement(element, {
    ...rest,
    className: classNames(
      styles.sizes[size],
      tone === 'quiet' && styles.quiet,
      measure && styles.measures[size],
      className,
    ),
  });
}
