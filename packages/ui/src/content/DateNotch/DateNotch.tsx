import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './DateNotch.css.ts';

export interface DateNotchProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'> {
  /** Day of the month as a numeral: `12`. */
  day: string | number;
  /** Name of the month: `December`. */
  month: string;
}

/**
 * Day of an event as a large numeral in a notch cut out of a picture. Hidden from assistive technology, so the full date must be
 * written in text beside it. The parent component sets its position.
 */
export function DateNotch({ day, month, className, ...rest }: DateNotchProps) {
  return (
    <div {...rest} aria-hidden="true" className={classNames(styles.notch, className)}>
      <span className={styles.day}>{day}</span>
      <span className={styles.month}>{month}</span>
    </div>
  );
}
