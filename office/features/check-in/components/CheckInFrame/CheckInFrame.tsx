import type { ReactNode } from 'react';
import * as styles from './CheckInFrame.css.ts';

export interface CheckInFrameProps {
  /** A `DoorHead`. */
  head: ReactNode;
  /** A `TicketFinder`, or the `DoorResult` that stands over it. */
  view: ReactNode;
  /** A `NameSearch` and what is beside it. */
  search: ReactNode;
  /** A `LastCheckIn`. */
  foot: ReactNode;
}

/**
 * The door of an event: on a phone for one hand, the camera above, the field and Undo in the thumb's reach; where there is room the
 * search stands at the left and the camera at the right.
 */
export const CheckInFrame = ({ head, view, search, foot }: CheckInFrameProps) => (
  <main id="main" tabIndex={-1} className={styles.frame}>
    <header className={styles.head}>{head}</header>
    <div className={styles.view}>{view}</div>
    <section aria-label="By name" className={styles.search}>
      {search}
    </section>
    <div className={styles.foot}>{foot}</div>
  </main>
);
