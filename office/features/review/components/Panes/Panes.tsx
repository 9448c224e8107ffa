import { classNames } from '@banyan/ui/style';
import type { ReactNode } from 'react';
import * as styles from './Panes.css.ts';

export interface PanesProps {
  /** Stands above both; on phones with the list only. */
  head?: ReactNode;
  /** What was just done, or went wrong: above both, whichever is seen. */
  notices?: ReactNode;
  /** What the list is called: "The queue". */
  label: string;
  /** The list. */
  list: ReactNode;
  /** What was opened. Where there is no room beside it, it stands in the list's place. */
  detail?: ReactNode;
  /** Says what is open: another one begins at its top. */
  detailKey?: string | undefined;
  /** Stands in the detail's place where there is room, and nothing is open. */
  placeholder?: ReactNode;
}

/** A list and what was opened of it: from 968 px side by side, below that one at a time. */
export const Panes = ({ head, notices, label, list, detail, detailKey, placeholder }: PanesProps) => (
  <>
    {head !== undefined && <div className={classNames(detail !== undefined && styles.onlyWide)}>{head}</div>}
    {notices}
    <div data-panes className={styles.panes}>
      <section
        aria-label={label}
        className={classNames(styles.list, detail !== undefined && styles.onlyWide)}
      >
        {list}
      </section>
      <div key={detailKey} className={classNames(styles.detail, detail === undefined && styles.onlyWide)}>
        {detail ?? placeholder}
      </div>
    </div>
  </>
);

export interface PaneInsetProps {
  /** What stands in the list and is no row. */
  children: ReactNode;
}

/** Around what stands in the list and is no row of it, so that it begins where the rows do. */
export const PaneInset = ({ children }: PaneInsetProps) => <div className={styles.inset}>{children}</div>;
