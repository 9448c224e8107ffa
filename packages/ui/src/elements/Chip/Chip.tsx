import { Check, X } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> {
  /** Whether it is on. A tick says so too, never the colour alone. */
  pressed: boolean;
  /** It was pressed; `pressed` is what it should become. */
  onPressedChange?: (change: { pressed: boolean }) => void;
}

/** One of several filters that can be on at once. For one out of a few use `ChipRadio`; for a setting, `Switch`. */
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
  /** The group's name: one chip of a name is on, and arrow keys move between them. */
  name: string;
  /** What is sent when it is on. */
  value: string;
  /** Beside its own class. */
  className?: string;
}

/**
 * One out of a few: an amount, a view. A native radio button, so it also works in a form without JavaScript. Put the
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
  /** What it is sent as. */
  name: string;
  /** What is sent when it is on. */
  value: string;
}

/** A tick among chips. A native checkbox, so it also works in a form without JavaScript; without one use `Chip`. */
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
  /** Where it leads. */
  href: string;
}

/** A chip that goes somewhere: an index of sections, a filter that has an address. Set `aria-current` on the one shown. */
export function ChipLink({ className, ...rest }: ChipLinkProps) {
  return <a {...rest} className={classNames(styles.chip, className)} />;
}

export interface RemovableChipProps
  extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> {
  /** What is in force: "1998". */
  label: string;
  /** What pressing it does, for those who listen. @default 'Remove' followed by the label */
  removeLabel?: string;
}

/** A filter in force that a press takes away. */
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
