import type { ComponentProps } from 'react';
import { Spinner } from '../../elements/Spinner/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PastEventLoading.css.ts';

export interface PastEventLoadingProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Text beside the spinner. @default 'Loading event...' */
  children?: ComponentProps<'div'>['children'];
}

/** Loading state of a past event’s page: a spinner in the center. For content whose shape is known use `Skeleton`. */
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
