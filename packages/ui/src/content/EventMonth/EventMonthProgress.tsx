import type { ReactNode } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import * as styles from './EventMonth.css.ts';

export interface EventMonthProgressProps {
  /** Loading state of the events. A loaded month without events is drawn as a sheet too. */
  progress: ProgressOf<unknown>;
  /** Texts of the loading and failed states. */
  words: ListWords;
  /** Accessible name of the sheet when it receives the focus. @default 'Month' */
  label?: string;
  /** Renders the `EventMonth`. */
  children: () => ReactNode;
}

/** Month whose events are fetched: an empty sheet of the same size while loading, and a retry button after a failure. */
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
