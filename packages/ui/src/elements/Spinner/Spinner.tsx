import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-hidden'>;

/**
 * Sign of loading. Decorative: put text beside it ('Loading event...'), in a live region if it appears later. For content whose
 * shape is known use `Skeleton`.
 */
export function Spinner({ className, ...rest }: SpinnerProps) {
  return <span {...rest} aria-hidden="true" className={classNames(styles.spinner, className)} />;
}
