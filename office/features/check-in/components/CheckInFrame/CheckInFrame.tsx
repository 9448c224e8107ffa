import type { ReactNode } from 'react';
import * as styles from './CheckInFrame.css.ts';

export interface CheckInFrameProps {
  /** Header of the page: a `CheckInHead`. */
  head: ReactNode;
  /** Camera view: a `TicketFinder`, or the `CheckInResult` shown above it. */
  view: ReactNode;
  /** Search for names: a `NameSearch` and its buttons. */
  search: ReactNode;
  /** Footer of the page: a `LastCheckIn`. */
  foot: ReactNode;
}

/**
 * Layout of the check-in page. On a phone everything is in reach of one thumb, with the camera above the field and Undo. On wide
 * screens the search is on the left and the camera on the right.
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
