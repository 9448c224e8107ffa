import type { ReactNode } from 'react';
import { counted } from '../words.ts';
import * as styles from './FoundLine.css.ts';

export interface FoundLineProps {
  /** How many rows are shown, and how many match. */
  shown: number;
  total: number;
  /** In which order: "by name". */
  order: string;
  /** How many match and lie outside of the reader's chapters. @default 0 */
  outside?: number;
  /** What clears the filters, and what else there is to choose. */
  children?: ReactNode;
}

/** Over a list: how many there are, announced as it changes. Nothing is left out without a word. */
export const FoundLine = ({ shown, total, order, outside = 0, children }: FoundLineProps) => (
  <div className={styles.line}>
    <p role="status" className={styles.words}>
      {shown > 0 && (
        <>
          <b className={styles.count}>{shown < total ? `1 to ${shown}` : counted(total, 'member')}</b>
          {shown < total ? ` of ${counted(total, 'member')}, ${order}.` : `, ${order}.`}{' '}
        </>
      )}
      {outside > 0 &&
        `${outside.toLocaleString('en-US')} more ${outside === 1 ? 'is' : 'are'} outside your chapter.`}
    </p>
    {children}
  </div>
);
