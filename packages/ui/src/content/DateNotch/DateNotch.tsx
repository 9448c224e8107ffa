import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './DateNotch.css.ts';

export interface DateNotchProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'> {
  /** Day of the month as a numeral: `12`. */
  day: string | number;
  /** `December` */
  month: string;
}

/**
 * The day as a large numeral in a notch cut out of a picture. Hidden from assistive technology: the full date must
 * stand in words beside it. Whoever places it decides where.
 */
export function DateNotch({ day, month, className, ...rest }: DateNotchProps) {
  return (
    <div {...rest} aria-hidden="true" className={classNames(styles.notch, className)}>
      <span className={styles.day}>{day}</span>
      <span className={styles.month}>{month}</span>
    </div>
  );
}
