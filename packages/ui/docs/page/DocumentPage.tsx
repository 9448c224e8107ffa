import type { ReactNode } from 'react';
import * as styles from './DocumentPage.css.ts';

/** Page sheet of an MDX page: our type and rhythm instead of Storybook’s. */
export function DocumentPage({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.page}`}>{children}</div>;
}
