import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { range, roundArch } from '../drawing.ts';
import * as styles from './StringTelephone.css.ts';

export interface StringTelephoneProps
  extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'aria-hidden'> {}

const ground = 188;
const arcade = (x: number): string =>
  range(5)
    .map((order) => roundArch(x + order * 9, 92 - order * 18, 20 + order * 9, ground))
    .join('');

/** Two arches and a string between two cups, at most 440 px wide: other ways to reach people. Decorative. */
export function StringTelephone({ className, ...rest }: StringTelephoneProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 400 190"
      aria-hidden="true"
      className={classNames(styles.telephone, className)}
    >
      <path strokeWidth="2" d={`${arcade(4)}${arcade(304)}M0 ${ground}H400`} />
      <path className={styles.string} d="M88 104Q200 190 312 104" />
      <path className={styles.cup} strokeWidth="2" d="M74 92l20 4v16l-20 4zM326 92l-20 4v16l20 4z" />
      <circle className={styles.bob} cx="200" cy="147" r="7" />
    </svg>
  );
}
