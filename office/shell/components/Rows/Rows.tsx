import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Rows.css.ts';

/** List of rows that are read one by one. Its children are `Row`. */
export const Rows = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul {...rest} className={classNames(styles.rows, className)} />
);

export interface RowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Name of the person or thing. */
  name: ReactNode;
  /** Key facts in a sentence. */
  meta?: ReactNode;
  /** Action for the row: a small `Button` whose accessible name includes the row's name. */
  action?: ReactNode;
}

/** Row with two lines: the name, then the key facts. */
export const Row = ({ name, meta, action, className, ...rest }: RowProps) => (
  <li {...rest} className={classNames(styles.row, className)}>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {meta !== undefined && <span className={styles.meta}>{meta}</span>}
    </span>
    {action}
  </li>
);
