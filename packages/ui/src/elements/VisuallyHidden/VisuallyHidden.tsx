import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. Show text that everyone may read as `Text` instead. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames(styles.visuallyHidden, className)} />;
}
