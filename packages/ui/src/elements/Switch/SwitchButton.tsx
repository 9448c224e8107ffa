import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Switch.css.ts';

export interface SwitchButtonProps
  extends Omit<ComponentProps<'button'>, 'role' | 'children' | 'aria-checked'> {
  /** Current value; a press requests the other one. */
  checked: boolean;
  /** Ids of the texts that name it, which stay the same in both states. */
  'aria-labelledby': string;
  /** `submit` sends the surrounding form; `button` leaves the action to your handler. @default 'submit' */
  type?: 'submit' | 'button';
}

/**
 * Switch that submits its own form, and so works without scripts: the server applies the change and returns the updated page.
 * For pages with scripts use `Switch`.
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
