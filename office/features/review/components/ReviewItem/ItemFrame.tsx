import type { ReactNode } from 'react';
import * as styles from './ReviewItem.css.ts';

export interface ItemFrameProps {
  /** Content shown instead of an item. */
  children: ReactNode;
}

/** Frame shown instead of an item: while it loads, after it failed to load, or while none is open. */
export const ItemFrame = ({ children }: ItemFrameProps) => <div className={styles.item}>{children}</div>;
