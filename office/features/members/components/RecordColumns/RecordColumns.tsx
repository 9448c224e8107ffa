import type { ReactNode } from 'react';
import * as styles from './RecordColumns.css.ts';

export interface RecordColumnsProps {
  /** Five parts: what everybody sees, and what is allowed. */
  start: ReactNode;
  /** Seven: what is known. */
  end: ReactNode;
  /** Under both: what happened. */
  below: ReactNode;
}

/** The groups of a record, in two columns where there is room. Each is a `RecordGroup`. */
export const RecordColumns = ({ start, end, below }: RecordColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>{start}</div>
    <div className={styles.column}>{end}</div>
    <div className={styles.whole}>{below}</div>
  </div>
);
