import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The id of the page's `main`, with its `#`. Give that element `tabIndex={-1}`. @default '#main' */
  href?: `#${string}`;
}

/** The first thing on every page; seen only when it has the focus. */
export function SkipLink({
  href = '#main',
  className,
  children = 'Skip to content',
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(styles.skip, className)}>
      {children}
    </a>
  );
}
