import type { ReactNode } from 'react';
import * as styles from './DocumentPage.css.ts';

/** The sheet that a written page (MDX) stands on: our type and rhythm instead of Storybook's. */
export function DocumentPage({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.page}`}>{children}</div>;
}
