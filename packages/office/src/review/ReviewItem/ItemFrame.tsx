import type { ReactNode } from 'react';
import * as styles from './ReviewItem.css.ts';

/** The place of an item that is not there: on its way, failed, or none is open. */
export const ItemFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.item}>{children}</div>
);
