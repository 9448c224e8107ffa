import type { ReactNode } from 'react';
import * as styles from './CountLine.css.ts';

export interface CountLineProps {
  /** Number of shown rows. */
  shown: number;
  /** Number of rows that match the filters. */
  total: number;
  /** Number of selected rows. @default 0 */
  selected?: number;
  /** Number of rows outside the chapter: the reader's (`your`) or the selected one (`this`). */
  outside?: { count: number; of: 'your' | 'this' };
  /** Link or button to the next page. */
  children?: ReactNode;
}

/** Counts below a list, announced when they change. It also names rows that the reader may not see. */
export const CountLine = ({ shown, total, selected = 0, outside, children }: CountLineProps) => (
  <div className={styles.line}>
    <p role="status">
      {total > 0 &&
        (selected > 0 ? `${shown} of ${total}, ${selected} selected. ` : `${shown} of ${total}. `)}
      {outside !== undefined &&
        outside.count > 0 &&
        `${outside.count} more ${outside.count === 1 ? 'is' : 'are'} outside ${outside.of} chapter.`}
    </p>
    {children}
  </div>
);
