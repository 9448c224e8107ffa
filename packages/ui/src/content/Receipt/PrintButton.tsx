import { Printer } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import * as styles from './Receipt.css.ts';

export interface PrintButtonProps {
  /** What it says: `Print the receipt`. */
  children: ReactNode;
}

/** Prints the page, and is not printed itself. For a `Receipt` that has no button of its own, where a page draws it apart. */
export const PrintButton = ({ children }: PrintButtonProps) => (
  <Button
    variant="line"
    onClick={() => window.print()}
    icon={<Icon icon={Printer} />}
    className={styles.print}
  >
    {children}
  </Button>
);
