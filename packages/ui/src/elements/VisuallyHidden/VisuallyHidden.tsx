import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words for those who listen to the page. Words that everyone may read are better shown, as `Text`. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames(styles.visuallyHidden, className)} />;
}
