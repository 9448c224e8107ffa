import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['standard', 'accent', 'success', 'warning', 'critical', 'line'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge, which its text says too. `accent` for one thing per page, `line` for a category. @default 'standard' */
  tone?: BadgeTone;
  /** An `Icon` of 14 px. Give one to the tones success, warning and critical. */
  icon?: ReactNode;
}

/** Short fact about the thing beside it: "Full-time", "Registration Closed". For something to press use `Chip`. */
export function Badge({ tone = 'standard', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, styles.tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
