import { type ComponentProps, useId } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { classNames } from '../../style/classNames.ts';
import { applyMode, type Mode, modes } from '../../theme/mode.ts';
import * as styles from './ModeSwitch.css.ts';
import { useMode } from './useMode.ts';

export interface ModeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'aria-label'> {
  /** Accessible name of the switch. @default 'Colors of this site' */
  label?: string;
  /** Labels of the choices. @default System, Light, Dark */
  names?: Readonly<Record<Mode, string>>;
}

const plainNames = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<Mode, string>;

/**
 * Switch between light, dark and the system’s mode, remembered on this device. For a footer’s last row (`Footer` `extra`) or a
 * preferences page. Put `modeScript` into the head, or the wrong mode flashes on load. Without JavaScript it is not rendered: the
 * system’s mode applies.
 */
export function ModeSwitch({
  label = 'Colors of this site',
  names = plainNames,
  className,
  ...rest
}: ModeSwitchProps) {
  const group = useId();
  const hydrated = useHydrated();
  const mode = useMode();
  if (!hydrated) return null;
  return (
    <fieldset {...rest} aria-label={label} className={classNames(styles.switcher, className)}>
      {modes.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={group}
            checked={option === mode}
            onChange={() => applyMode(option)}
            className={styles.radio}
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}
