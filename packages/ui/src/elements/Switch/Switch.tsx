import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  /** Name of the setting. Stays the same in both states. */
  label: ReactNode;
  /** Called after a switch; `checked` is the new value. */
  onCheckedChange?: (change: { checked: boolean }) => void;
  /** Class in addition to the component’s own. */
  className?: string;
}

/**
 * Switch for a setting that takes effect at once. For an answer in a form use a checkbox field; for one of several filters use
 * `Chip`.
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
