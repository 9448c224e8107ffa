import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['standard', 'accent', 'success', 'warning', 'critical', 'line'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentProps<'span'> {
  /** What it means; the words say it too. `accent` for one thing per page, `line` for a category. @default 'standard' */
  tone?: BadgeTone;
  /** One `Icon`, 14 px. Success, warning and critical have one. */
  icon?: ReactNode;
}

/** A short fact about the thing beside it: "Full-time", "Registration Closed". What can be pressed is a `Chip`. */
export function Badge({ tone = 'standard', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, styles.tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
