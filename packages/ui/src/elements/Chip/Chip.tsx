import { Check, X } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> {
  /** True if the chip is on. A tick shows it too, never the color alone. */
  pressed: boolean;
  /** Called on a press; `pressed` is the new value to set. */
  onPressedChange?: (change: { pressed: boolean }) => void;
}

/** Filter of which several can be on at once. To choose one of a few use `ChipRadio`; for a setting use `Switch`. */
export function Chip({ pressed, onPressedChange, onClick, className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onPressedChange?.({ pressed: !pressed });
      }}
      className={classNames(styles.chip, className)}
    >
      {pressed && <Icon icon={Check} size={16} className={styles.icon} />}
      {children}
    </button>
  );
}

export interface ChipRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Name of the group: one chip with this name is on, and arrow keys move between them. */
  name: string;
  /** Value submitted if the chip is on. */
  value: string;
  /** Class in addition to the component’s own. */
  className?: string;
}

/**
 * Choice of one among a few: an amount, a view. A native radio button, so it also works in a form without JavaScript. Put the
 * group into a `fieldset` with a `legend`.
 */
export function ChipRadio({ className, children, ...rest }: ChipRadioProps) {
  return (
    <label className={classNames(styles.chip, className)}>
      <input {...rest} type="radio" className={styles.control} />
      <Icon icon={Check} size={16} className={classNames(styles.icon, styles.tick)} />
      <span>{children}</span>
    </label>
  );
}

export interface ChipCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Name of the submitted value. */
  name: string;
  /** Value submitted if the chip is on. */
  value: string;
}

/** Checkbox that looks like a chip. A native checkbox, so it also works in a form without JavaScript; outside a form use `Chip`. */
export function ChipCheckbox({ className, children, ...rest }: ChipCheckboxProps) {
  return (
    <label className={classNames(styles.chip, className)}>
      <input {...rest} type="checkbox" className={styles.control} />
      <Icon icon={Check} size={16} className={classNames(styles.icon, styles.tick)} />
      <span>{children}</span>
    </label>
  );
}

export interface ChipLinkProps extends ComponentProps<'a'> {
  /** Address of the link. */
  href: string;
}

/** Chip that is a link: an index of sections, a filter that has an address. Set `aria-current` on the current one. */
export function ChipLink({ className, ...rest }: ChipLinkProps) {
  return <a {...rest} className={classNames(styles.chip, className)} />;
}

export interface RemovableChipProps
  extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> {
  /** Active filter: "1998". */
  label: string;
  /** Accessible name of the remove button. @default 'Remove' followed by the label */
  removeLabel?: string;
}

/** Active filter that a press removes. */
export function RemovableChip({
  label,
  removeLabel = `Remove ${label}`,
  className,
  ...rest
}: RemovableChipProps) {
  return (
    <button {...rest} type="button" aria-label={removeLabel} className={classNames(styles.chip, className)}>
      {label}
      <Icon icon={X} size={16} className={styles.icon} />
    </button>
  );
}
