import { type ComponentProps, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import { BusySpinner } from './BusySpinner.tsx';
import * as styles from './Button.css.ts';
import { Slot } from './Slot.tsx';

export const buttonVariants = ['primary', 'accent', 'line', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ['standard', 'small', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface Look {
  /** Prominence. One `primary` per view; one `accent` per page besides the header's Donate. @default 'primary' */
  variant?: ButtonVariant;
  /** 48 px high; `small` is 40: only inside bars that are taller than 44; `large` is 56. @default 'standard' */
  size?: ButtonSize;
}

export interface ButtonProps
  extends Look,
    Omit<ComponentProps<'button'>, 'disabled' | 'aria-busy' | 'aria-disabled'> {
  /**
   * Work is under way: keeps the focus and lets no second press through. When it takes longer than a second a spinner
   * shows it, and it is announced.
   */
  busy?: boolean;
  /** Announced behind the button's name when the spinner appears. @default 'in progress' */
  busyLabel?: string;
  /**
   * Stays reachable but does nothing. Say why right beside it. A submit button is never unavailable because a form
   * is invalid: let people submit, and show what to mend.
   */
  unavailable?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
}

const swallow = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Does something here. To go somewhere use `ButtonLink`, or `TextLink` inside a sentence. */
export function Button({
  variant = 'primary',
  size = 'standard',
  type = 'button',
  busy = false,
  busyLabel = 'in progress',
  unavailable = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const idle = busy || unavailable;
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      className={classNames(styles.button, styles.variants[variant], styles.sizes[size], className)}
      onClick={idle ? swallow : onClick}
    >
      {busy ? <BusySpinner label={busyLabel} /> : icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> {
  /** What it does. Required: an icon alone has no name. */
  label: string;
  /** One `Icon`. */
  children: ReactNode;
}

/** Only for close, menu, previous, next and share; everything else has words beside its icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <Button variant="line" {...rest} aria-label={label} className={classNames(styles.iconOnly, className)}>
      {children}
    </Button>
  );
}

export interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  /** Shown after the label: `arrow-right` goes on, `arrow-up-right` leaves the site. */
  icon?: ReactNode;
  /**
   * Puts the look on the one element given as child, for a router's link. Handlers and refs of both are kept, the child's
   * handler first; else its attributes count.
   */
  asChild?: boolean;
}

/** Goes somewhere. For something that happens here use `Button`. */
export function ButtonLink({
  variant = 'primary',
  size = 'standard',
  icon,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = classNames(styles.button, styles.variants[variant], styles.sizes[size], className);
  if (asChild && isValidElement<ComponentProps<'a'>>(children)) {
    return <Slot {...rest} className={look} child={children} after={icon} />;
  }
  return (
    <a {...rest} className={look}>
      {children}
      {icon}
    </a>
  );
}
