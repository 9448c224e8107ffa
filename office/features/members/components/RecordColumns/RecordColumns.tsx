import type { ReactNode } from 'react';
import * as styles from './RecordColumns.css.ts';

export interface RecordColumnsProps {
  /** Content of the narrower column, 5 of 12 parts wide: the public card and the consents. */
  start: ReactNode;
  /** Content of the wider column, 7 of 12 parts wide: the facts. */
  end: ReactNode;
  /** Content below both columns: the history. */
  below: ReactNode;
}

/** Groups of a record, in two columns if there is room. Each is a `RecordGroup`. */
export const RecordColumns = ({ start, end, below }: RecordColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>{start}</div>
    <div className={styles.column}>{end}</div>
    <div className={styles.whole}>{below}</div>
  </div>
);
