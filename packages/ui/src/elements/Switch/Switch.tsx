import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  /** What is on when it is on. Stays the same in both states. */
  label: ReactNode;
  /** Was switched; `checked` is what it is now. */
  onCheckedChange?: (change: { checked: boolean }) => void;
  /** Beside its own class. */
  className?: string;
}

/**
 * A setting that takes effect at once. An answer in a form that is sent later is a checkbox field; one of several
 * filters is a `Chip`.
 */
export function Switch({ label, onCheckedChange, onChange, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.({ checked: event.currentTarget.checked });
        }}
        className={styles.control}
      />
      <span>{label}</span>
    </label>
  );
}
