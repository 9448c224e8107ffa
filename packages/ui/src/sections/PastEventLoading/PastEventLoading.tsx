import type { ComponentProps } from 'react';
import { Spinner } from '../../elements/Spinner/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PastEventLoading.css.ts';

export interface PastEventLoadingProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What is being waited for, beside the spinner. @default 'Loading event...' */
  children?: ComponentProps<'div'>['children'];
}

/** A past event is on its way: a spinner in the middle. Where the shape is known use `Skeleton`. */
export function PastEventLoading({
  className,
  children = 'Loading event...',
  ...rest
}: PastEventLoadingProps) {
  return (
    <div {...rest} role="status" className={classNames(styles.loading, className)}>
      <Spinner />
      {children}
    </div>
  );
}
