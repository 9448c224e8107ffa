import type { ComponentProps } from 'react';
import * as styles from './Kbd.css.ts';

/**
 * The key that does what a button does, small on the button itself. Read by nobody who listens: put `aria-keyshortcuts` on
 * the button. Not shown where one touches.
 */
export const Kbd = ({ children }: Pick<ComponentProps<'kbd'>, 'children'>) => (
  <kbd aria-hidden="true" className={styles.key}>
    {children}
  </kbd>
);
