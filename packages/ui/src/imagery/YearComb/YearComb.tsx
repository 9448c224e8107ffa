import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { type CombYears, comb, combHeight, combWidth } from './comb.ts';
import * as styles from './YearComb.css.ts';

export interface YearCombProps
  extends CombYears,
    Omit<
      ComponentProps<'svg'>,
      'children' | 'viewBox' | 'preserveAspectRatio' | 'aria-hidden' | 'from' | 'to'
    > {}

/**
 * Row of lines, one for every year since the college opened; decades are longer, the association’s own years longest. Below
 * 768 px every second line is left out. Decorative: state the years in text beside it.
 */
export function YearComb({ from, founded, to, className, ...rest }: YearCombProps) {
  const { pastEven, pastOdd, ownEven, ownOdd } = comb({ from, founded, to });
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${combWidth} ${combHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames(styles.comb, className)}
    >
      <path className={styles.year} d={pastEven} />
      <path className={classNames(styles.year, styles.odd)} d={pastOdd} />
      <path className={classNames(styles.year, styles.own)} d={ownEven} />
      <path className={classNames(styles.year, styles.own, styles.odd)} d={ownOdd} />
    </svg>
  );
}
