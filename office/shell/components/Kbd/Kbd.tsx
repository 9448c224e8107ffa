import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import * as styles from './Kbd.css.ts';

export type KbdProps = ComponentProps<'kbd'>;

/**
 * A key, as it is written on the keyboard: in the list of keys, and on the button that it presses. There it says nothing to those
 * who listen (`aria-hidden`), and the button has `aria-keyshortcuts`.
 */
export const Kbd = ({ className, ...rest }: KbdProps) => (
  <kbd {...rest} className={classNames(styles.key, className)} />
);
