import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { round } from '../drawing.ts';
import { longestLine } from '../lineOf.ts';
import * as styles from './ClassComb.css.ts';
import { type ClassYears, labeledDecades, teeth, toothOf } from './teeth.ts';

export interface ClassCombProps
  extends ClassYears,
    Omit<
      ComponentProps<'svg'>,
      'children' | 'viewBox' | 'preserveAspectRatio' | 'aria-hidden' | 'from' | 'to'
    > {
  /** Year drawn in marigold. @default none */
  marked?: number | undefined;
}

/**
 * Comb of graduation years hanging from a ground line: one tooth for each class, as long as the square root of its count. It is 150 px
 * high and as wide as its container. Decorative: state year and count in text beside it. For the association’s age use `YearComb`; to
 * choose a year use `YearBand` or `YearLinks`.
 */
export function ClassComb({ from, to, counts, marked, className, ...rest }: ClassCombProps) {
  const years = { from, to, counts };
  const last = Math.max(1, to - from);
  const isMarked = marked !== undefined && marked >= from && marked <= to;
  return (
    <svg {...rest} aria-hidden="true" className={classNames(styles.comb, className)}>
      <svg
        aria-hidden="true"
        height={longestLine}
        viewBox={`0 0 ${last} ${longestLine}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path d={teeth(years)} className={styles.year} />
        {isMarked ? (
          <>
            <path
              d={`M${marked - from} 0V${longestLine}`}
              className={classNames(styles.year, styles.marked, styles.hairline)}
            />
            <path
              d={`M${marked - from} 0V${toothOf(marked, years)}`}
              className={classNames(styles.year, styles.marked)}
            />
          </>
        ) : null}
      </svg>
      {labeledDecades(years).map((decade) => (
        <text key={decade} x={`${round(((decade - from) / last) * 100)}%`} y="142" className={styles.decade}>
          {decade}
        </text>
      ))}
    </svg>
  );
}
