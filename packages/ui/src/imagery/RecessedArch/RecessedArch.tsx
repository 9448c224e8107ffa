import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as drawing from '../drawing.css.ts';
import { recessedArch, recessedArchHeight } from './orders.ts';
import * as styles from './RecessedArch.css.ts';

export interface RecessedArchProps
  extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'preserveAspectRatio' | 'aria-hidden'> {}

/**
 * Doorway in fifteen recessed orders, lit from behind, for pages about donations and thanks. Belongs on the `giving-sky`, fills
 * its frame and keeps the door at the right. Decorative.
 */
export function RecessedArch({ className, ...rest }: RecessedArchProps) {
  return (
    <svg
      {...rest}
      viewBox={`0 0 1280 ${recessedArchHeight}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={classNames(drawing.cover, className)}
    >
      <g className={styles.light}>
        {recessedArch.bands.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className={styles.orders}>
        {recessedArch.lines.map(({ d, width }) => (
          <path key={d} strokeWidth={width} d={d} />
        ))}
      </g>
    </svg>
  );
}
