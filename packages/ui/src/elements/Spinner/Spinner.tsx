import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-hidden'>;

/**
 * Something is on its way. Decorative: put the words beside it ('Loading event...'), in a live region where they
 * appear late. For content whose shape is known use `Skeleton`.
 */
export function Spinner({ className, ...rest }: SpinnerProps) {
  return <span {...rest} aria-hidden="true" className={classNames(styles.spinner, className)} />;
}
