import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as drawing from '../drawing.css.ts';
import { viaduct } from './spans.ts';
import * as styles from './Viaduct.css.ts';

export interface ViaductProps
  extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'preserveAspectRatio' | 'aria-hidden'> {}

/** Viaduct that grows to the right, one span lit: for pages about work. Belongs on the indigo field. Decorative. */
export function Viaduct({ className, ...rest }: ViaductProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 1280 460"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={classNames(drawing.cover, className)}
    >
      <g className={styles.spans}>
        {viaduct.map(({ outline }) => (
          <path key={outline} d={`${outline}V460z`} />
        ))}
      </g>
      <g className={styles.lines}>
        {viaduct.map(({ outline, orders, lit }) => (
          <g key={outline}>
            <path strokeWidth="2.5" d={outline} />
            <path strokeWidth="1.5" d={orders.join('')} />
            {lit === undefined ? null : <path className={styles.lit} d={lit} />}
          </g>
        ))}
      </g>
    </svg>
  );
}
