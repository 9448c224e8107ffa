import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { range, roundArch } from '../drawing.ts';
import * as styles from './BarredArch.css.ts';

export interface BarredArchProps
  extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'aria-hidden'> {}

const orders = range(5).map((order) => roundArch(26 + order * 8, 80 - order * 16, 6 + order * 15, 96));

/** Doorway of five orders with a bar across it: closed. Decorative; for an empty one use `EmptyArch`. */
export function BarredArch({ className, ...rest }: BarredArchProps) {
  return (
    <svg {...rest} viewBox="0 0 132 96" aria-hidden="true" className={classNames(styles.arch, className)}>
      {orders.map((d) => (
        <path key={d} d={d} />
      ))}
      <path d="M0 95H132" />
      <path className={styles.bar} d="M14 62H118" />
      <path d="M14 54v16M118 54v16" />
    </svg>
  );
}
