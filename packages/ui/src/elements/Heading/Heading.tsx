import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export const headingSizes = ['d1', 'd2', 'h2', 'h3', 'h4'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the outline of the page; 1 once per page. Never choose it for its look. */
  level: HeadingLevel;
  /** Size of the text. @default by level: d1, d2, h3, then h4. `h2` is for a block inside a section. */
  size?: HeadingSize;
}

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'd1',
  2: 'd2',
  3: 'h3',
  4: 'h4',
  5: 'h4',
  6: 'h4',
};

/**
 * Heading of the content that follows. Give it `tabIndex={-1}` if it receives the focus after navigation. For large text that is
 * no heading use `Text`; for a figure use `Numeral`.
 */
export function Heading({ level, size = sizeOfLevel[level], className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={classNames(styles.sizes[size], className)}>
      {children}
    </Element>
  );
}
