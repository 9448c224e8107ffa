import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Rows.css.ts';

/** Lines that are read one by one. Its children are `Row`. */
export const Rows = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul {...rest} className={classNames(styles.rows, className)} />
);

export interface RowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Who or what. */
  name: ReactNode;
  /** The facts that decide, in a sentence. */
  meta?: ReactNode;
  /** What can be done with it: a small `Button`, which names the thing for those who listen. */
  action?: ReactNode;
}

/** Of two lines: who or what, then what decides. */
export const Row = ({ name, meta, action, className, ...rest }: RowProps) => (
  <li {...rest} className={classNames(styles.row, className)}>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {meta !== undefined && <span className={styles.meta}>{meta}</span>}
    </span>
    {action}
  </li>
);
