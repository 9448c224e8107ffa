import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Ground.css.ts';

export type GroundProps = Omit<ComponentProps<'hr'>, 'children'>;

/** Ground line of 2 px under a title. For a line that measures something use `DimensionLine`. */
export function Ground({ className, ...rest }: GroundProps) {
  return <hr {...rest} className={classNames(styles.ground, className)} />;
}
