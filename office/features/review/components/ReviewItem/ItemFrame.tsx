import type { ReactNode } from 'react';
import * as styles from './ReviewItem.css.ts';

export interface ItemFrameProps {
  /** What is said in the item's place. */
  children: ReactNode;
}

/** The place of an item that is not there: on its way, failed, or none is open. */
export const ItemFrame = ({ children }: ItemFrameProps) => <div className={styles.item}>{children}</div>;
