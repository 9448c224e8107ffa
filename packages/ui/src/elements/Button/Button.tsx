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
  /** Height: 48 px; `small` is 40, only inside bars taller than 44; `large` is 56. @default 'standard' */
  size?: ButtonSize;
}

export interface ButtonProps
  extends Look,
    Omit<ComponentProps<'button'>, 'disabled' | 'aria-busy' | 'aria-disabled'> {
  /**
   * Set while work is under way: the button keeps the focus and ignores further presses. After one second a spinner appears and is
   * announced.
   */
  busy?: boolean;
  /** Text announced after the button’s name when the spinner appears. @default 'in progress' */
  busyLabel?: string;
  /**
   * Keeps the button focusable but without effect. Give the reason right beside it. Do not use it on a submit button of an invalid
   * form: let people submit, and show what to correct.
   */
  unavailable?: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
}

const swallow = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Button for an action on this page. For navigation use `ButtonLink`, or `TextLink` inside a sentence. */
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
  /** Accessible name. Required: an icon alone has no name. */
  label: string;
  /** An `Icon`. */
  children: ReactNode;
}

/** Icon without text, only for close, menu, previous, next and share; all other buttons have text beside the icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <Button variant="line" {...rest} aria-label={label} className={classNames(styles.iconOnly, className)}>
      {children}
    </Button>
  );
}

export interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  /** Icon after the label: `arrow-right` for a link onward, `arrow-up-right` for a link to another site. */
  icon?: ReactNode;
  /**
   * Applies the styles to the single child element, for a router’s link. Handlers and refs of both are kept, the child’s handler
   * runs first; for other attributes the child’s value wins.
   */
  asChild?: boolean;
}

/** Link that looks like a button. For an action on this page use `Button`. */
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
