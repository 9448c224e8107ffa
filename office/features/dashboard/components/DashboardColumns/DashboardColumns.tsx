import { Children, type ReactNode } from 'react';
import * as styles from './DashboardColumns.css.ts';

export interface DashboardColumnsProps {
  /** Panels for waiting work and things that need attention. Empty panels are left out. */
  children: ReactNode;
  /** Panels for coming events, system status and recent actions. */
  aside: ReactNode;
}

const isThere = (part: ReactNode) => Children.toArray(part).length > 0;

/** Layout of the dashboard: work takes seven twelfths, information five. It has one column on a phone or if one side is empty. */
export const DashboardColumns = ({ children, aside }: DashboardColumnsProps) => (
  <div className={isThere(children) && isThere(aside) ? styles.two : styles.one}>
    {isThere(children) && <div className={styles.column}>{children}</div>}
    {isThere(aside) && <div className={styles.column}>{aside}</div>}
  </div>
);
