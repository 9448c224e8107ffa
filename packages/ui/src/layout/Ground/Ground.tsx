import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Ground.css.ts';

export type GroundProps = Omit<ComponentProps<'hr'>, 'children'>;

/** The 2 px line that a title stands on. A line that measures something is a `DimensionLine`. */
export function Ground({ className, ...rest }: GroundProps) {
  return <hr {...rest} className={classNames(styles.ground, className)} />;
}
