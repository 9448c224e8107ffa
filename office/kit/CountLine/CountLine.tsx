import type { ReactNode } from 'react';
import * as styles from './CountLine.css.ts';

export interface CountLineProps {
  /** How many rows are shown, and how many match. */
  shown: number;
  /** How many match what the list is narrowed to. */
  total: number;
  /** How many of them are selected. @default 0 */
  selected?: number;
  /** What is left out: how many, and of whose chapter: the reader's, or the one that was asked for. */
  outside?: { count: number; of: 'your' | 'this' };
  /** The way to the next page. */
  children?: ReactNode;
}

/** Under a list: how many there are, announced as it changes. Nothing is left out without a word. */
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
