import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import * as styles from './Kbd.css.ts';

export type KbdProps = ComponentProps<'kbd'>;

/**
 * Keyboard key, as printed on the keyboard, for the list of shortcuts and for buttons. On a button, hide it from screen readers
 * (`aria-hidden`) and give the button `aria-keyshortcuts`.
 */
export const Kbd = ({ className, ...rest }: KbdProps) => (
  <kbd {...rest} className={classNames(styles.key, className)} />
);
