import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Switch.css.ts';

export interface SwitchButtonProps
  extends Omit<ComponentProps<'button'>, 'role' | 'children' | 'aria-checked'> {
  /** What it is now; being pressed it asks for the other. */
  checked: boolean;
  /** Ids of the words that name it, which stay the same in both states. */
  'aria-labelledby': string;
  /** `submit` sends the form it stands in; `button` leaves it to your handler. @default 'submit' */
  type?: 'submit' | 'button';
}

/**
 * A switch that sends a form of its own, and so works without scripts: the server does what it says, and the page that comes
 * back shows it. Where scripts switch, use `Switch`.
 */
export function SwitchButton({ checked, type = 'submit', className, ...rest }: SwitchButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      role="switch"
      aria-checked={checked}
      className={classNames(styles.press, className)}
    >
      <span className={styles.track} />
    </button>
  );
}
