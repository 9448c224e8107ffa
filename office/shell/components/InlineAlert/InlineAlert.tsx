import { Icon, type IconDrawing } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './InlineAlert.css.ts';

export const stripTones = ['info', 'success', 'warning', 'critical'] as const;
export type StripTone = (typeof stripTones)[number];

export interface InlineAlertProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What the sentence means. @default 'info' */
  tone?: StripTone;
  /** Announce it: set when it appears after something the reader did. @default false */
  live?: boolean;
  /** What can be done about it: one quiet `Button`. */
  action?: ReactNode;
  /** What it is about, where a sign says more than the tone's own. */
  icon?: IconDrawing;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, critical: CircleAlert };

/** What is going on, in a sentence across the column. For a message with a heading use `Notice`. */
export function InlineAlert({
  tone = 'info',
  live = false,
  action,
  icon = icons[tone],
  className,
  children,
  ...rest
}: InlineAlertProps) {
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div
      {...rest}
      role={live ? role : undefined}
      className={classNames(styles.strip, styles.tones[tone], className)}
    >
      <Icon icon={icon} size={18} className={styles.icon} />
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
