import { classNames } from '@banyan/ui/style';
import type { ReactNode } from 'react';
import * as styles from './Panes.css.ts';

export interface PanesProps {
  /** Header above both panes; on phones only above the list. */
  head?: ReactNode;
  /** Results and errors above both panes; shown with either pane. */
  notices?: ReactNode;
  /** Accessible name of the list: "The queue". */
  label: string;
  /** Content of the list pane. */
  list: ReactNode;
  /** Content of the detail pane. On narrow screens it replaces the list. */
  detail?: ReactNode;
  /** Key of the open item; a new key scrolls the detail pane to its top. */
  detailKey?: string | undefined;
  /** Content of the detail pane on wide screens while nothing is open. */
  placeholder?: ReactNode;
}

/** List and detail panes: side by side from 968 px, below that one at a time. */
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
  /** Content of the list that is not a row. */
  children: ReactNode;
}

/** Wrapper for content of the list that is not a row; aligns it with the rows. */
export const PaneInset = ({ children }: PaneInsetProps) => <div className={styles.inset}>{children}</div>;
