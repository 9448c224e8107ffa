import { Children, type ReactNode } from 'react';
import * as styles from './DashboardColumns.css.ts';

export interface DashboardColumnsProps {
  /** What waits, what needs a look. What has nothing to show is left out. */
  children: ReactNode;
  /** What comes, the house, what was just done. */
  aside: ReactNode;
}

const isThere = (part: ReactNode) => Children.toArray(part).length > 0;

/** Seven parts for what has to be done, five for what is good to know; one column on a phone, or where there is only one. */
export const DashboardColumns = ({ children, aside }: DashboardColumnsProps) => (
  <div className={isThere(children) && isThere(aside) ? styles.two : styles.one}>
    {isThere(children) && <div className={styles.column}>{children}</div>}
    {isThere(aside) && <div className={styles.column}>{aside}</div>}
  </div>
);
