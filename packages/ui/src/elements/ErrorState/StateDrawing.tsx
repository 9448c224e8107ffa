import type { ReactNode } from 'react';
import * as styles from '../EmptyState/EmptyState.css.ts';

/**
 * Frame of the drawings above `EmptyState` and `ErrorState`. Its size is in the markup, for pages whose style sheets did not load.
 */
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
