import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Id of the page’s `main`, with its `#`. Give that element `tabIndex={-1}`. @default '#main' */
  href?: `#${string}`;
}

/** Skip link: the first element of every page, visible only with the focus. */
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
