import type { ReactNode } from 'react';
import * as styles from '../EmptyState/EmptyState.css.ts';

/** The ground of the drawings over `EmptyState` and `ErrorState`. Its size stands in the markup, for a page whose style sheets did not come. */
export const StateDrawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 132 96"
    width="132"
    height="96"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    className={styles.drawing}
  >
    {children}
  </svg>
);
