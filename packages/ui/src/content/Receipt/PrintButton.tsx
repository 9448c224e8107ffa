import { Printer } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import * as styles from './Receipt.css.ts';

export interface PrintButtonProps {
  /** Label of the button: `Print the receipt`. */
  children: ReactNode;
}

/** Button that prints the page; it is not printed itself. Use it for a `Receipt` without its own button, elsewhere on the page. */
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
