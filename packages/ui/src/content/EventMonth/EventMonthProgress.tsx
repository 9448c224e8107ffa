import type { ReactNode } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import * as styles from './EventMonth.css.ts';

export interface EventMonthProgressProps {
  /** How far the events are; once they are there a month without any is a sheet as well. */
  progress: ProgressOf<unknown>;
  /** What it says while it waits and when it fails. */
  words: ListWords;
  /** Names the sheet for those who listen, when the focus is put on it. @default 'Month' */
  label?: string;
  /** Draws the `EventMonth`. */
  children: () => ReactNode;
}

/** A month whose events are fetched: waits as an empty sheet of the same size, and fails with a way to try again. */
export function EventMonthProgress({ progress, words, label = 'Month', children }: EventMonthProgressProps) {
  return (
    <ListProgress
      progress={progress}
      words={words}
      label={label}
      headingLevel={2}
      skeleton={
        <div className={styles.month}>
          <div className={styles.head}>
            <Skeleton shape="heading" length="short" className={styles.comingHeading} />
          </div>
          <div className={styles.comingDays} />
        </div>
      }
    >
      {children}
    </ListProgress>
  );
}
