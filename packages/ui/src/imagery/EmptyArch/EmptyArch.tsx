import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { range, roundArch } from '../drawing.ts';
import * as styles from './EmptyArch.css.ts';

export interface EmptyArchProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'aria-hidden'> {}

const orders = range(8).map((order) => ({
  width: 9 - order,
  d: roundArch(5 + order * 12, 190 - order * 24, 6 + order * 15, 300),
}));

/** Empty doorway of eight orders in the color of the text: the 0 of 404, or an empty list. Decorative. */
export function EmptyArch({ className, ...rest }: EmptyArchProps) {
  return (
    <svg {...rest} viewBox="0 0 200 300" aria-hidden="true" className={classNames(styles.arch, className)}>
      {orders.map(({ d, width }) => (
        <path key={d} strokeWidth={width} d={d} />
      ))}
    </svg>
  );
}
